import { Refused } from '../../../platform/refusal.ts';
import type { GameAnswer, PersonCommand } from '../state/commands.ts';
import type { PersonState } from '../state/game-state.ts';
import type { DecidedGame } from '../state/writes.ts';
import { holdForCheckout } from './checkout.ts';
import { enterGroup } from './group-spots.ts';
import { personOf } from './join-request.ts';
import { join } from './join.ts';
import { leave } from './leave.ts';
import { move } from './move.ts';
import { nameTeam } from './name-team.ts';
import { pay } from './pay.ts';
import { prove } from './prove.ts';
import { refund } from './refund.ts';
import { settle } from './settle.ts';
import { leaveGroup, reserve, startGroup } from './start-group.ts';
import { takeOver } from './take-over.ts';

/**
 * Decides one command on the state that the commands before it left, and notes what to write. The rules decide; this gathers their input
 * and updates the state for the next command.
 * @param find another game of the batch
 * @throws Refused
 */
export function decideCommand(
  { state, writes }: DecidedGame,
  command: PersonCommand,
  find: (gameId: string) => DecidedGame | undefined,
): GameAnswer {
  const person = personOf(state, command.userId);
  const groupId = 'groupId' in command && command.kind !== 'leaveGroup' ? (command.groupId ?? null) : null;
  const forget = enterGroup(state, person, groupId, writes);
  try {
    return decide({ state, writes }, person, command, find);
  } catch (error) {
    forget();
    throw error;
  }
}

function decide(
  { state, writes }: DecidedGame,
  person: PersonState,
  command: PersonCommand,
  find: (gameId: string) => DecidedGame | undefined,
): GameAnswer {
  switch (command.kind) {
    case 'join':
      return join(state, person, command, writes);
    case 'pay':
      return pay(state, person, command, writes);
    case 'checkout':
      return holdForCheckout(state, person, command, writes);
    case 'settle':
      return settle(state, person, command, writes);
    case 'leave':
      return leave(state, person, writes);
    case 'refund':
      return refund(state, command, writes);
    case 'startGroup':
      return startGroup(state, person, command, writes);
    case 'reserve':
      return reserve(state, person, command, writes);
    case 'leaveGroup':
      return leaveGroup(state, person, command.groupId, writes);
    case 'nameTeam':
      return nameTeam(state, person, command, writes);
    case 'prove':
      return prove(state, person, command, writes);
    case 'takeOver':
      return takeOver(state, person, command, writes);
    case 'move': {
      const other = find(command.toGameId);
      if (!other) throw new Refused('game_not_found');
      return move({ state, writes }, other, command);
    }
  }
}
