import { decideJoin, type JoinRefusal } from '@rondo/rules';
import { Refused } from '../../../platform/refusal.ts';
import type { GameAnswer, NewPlayer, PayCommand } from '../state/commands.ts';
import type { GameState, PersonState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { checkPeriodic, keyOf, personOf, toRefused, wayIn } from './join-request.ts';
import { giveUpReleased, paidBackTo } from './released-spots.ts';
import { rideOf, usablePass } from './passes.ts';
import { sideNames } from './sides.ts';
import { paySpot, pricesNow } from './take-spot.ts';

/** One payment for the payer's own spot or for friends': all of them get in, or none. */
export function pay(state: GameState, asking: PersonState, command: PayCommand, writes: Writes): GameAnswer {
  const { owner: payer } = asking;
  const { players, offeredCents, periodicId } = command;
  const key = keyOf(state, asking, command);
  // Otherwise a person who isn't a member could name people to find out who is in the game.
  if (asking.isOutsider && key !== 'private-link') throw toRefused(state, { outcome: 'refuse', code: 'members_only' });
  // The same of a challenge, which only members of its two communities play.
  if (state.game.challenge && asking.sides.length === 0)
    throw toRefused(state, { outcome: 'refuse', code: 'challenge_members_only' });
  const besides = players.map(({ userId }) => userId);
  const pass = command.pass ? usablePass(state, payer, players) : null;
  if (!pass) checkPeriodic(state, payer, periodicId, { own: besides.includes(payer.userId) });
  const prices = pass ? [rideOf(pass)] : pricesNow(state, payer, { besides, spots: players.length, periodicId });
  const totalCents = prices.reduce((sum, price) => sum + price.totalCents, 0);
  const ways: (ReturnType<typeof wayIn> & { person: PersonState; player: NewPlayer })[] = [];
  for (const player of players) {
    const person = personOf(state, player.userId);
    const asked = { teamId: player.teamId, key, besides, before: [...ways] };
    ways.push({ person, player, ...wayIn(state, person, asked) });
  }
  const back = ways.reduce((sum, { giver }) => sum + paidBackTo(payer, giver), 0);
  const way = pass ? ('pass' as const) : ('balance' as const);
  const { balanceCents, owedCents } = payer;
  const payment = { way, totalCents, offeredCents, balanceCents: balanceCents + back, owedCents };
  for (const [index, { player, giver, team, request }] of ways.entries()) {
    const seats = ways.slice(0, index).filter((way) => !giver && !way.giver && team && way.team?.id === team.id).length;
    const facts = request.team && { ...request.team, memberCount: request.team.memberCount + seats };
    const decision = decideJoin({ ...request, team: facts, payment }, state.now);
    if (decision.outcome !== 'join')
      throw refusedFor(state, player, decision.outcome === 'refuse' ? decision : 'game_full');
  }
  for (const [index, { person, giver, team }] of ways.entries()) {
    const price = prices[index];
    if (!price) throw new Refused('internal');
    const own = person.userId === payer.userId;
    const { userId } = person;
    if (giver) giveUpReleased(state, giver, userId, writes);
    const taken = { payer, price, team, notification: own ? ('signedUp' as const) : null, pass };
    const id = paySpot(state, person, taken, writes);
    if (!own) writes.news.push({ name: 'spot.paidFor', userId, payerId: payer.userId, registrationId: id });
  }
  return { did: 'joined', paidCents: totalCents, balanceCents: payer.balanceCents };
}

/** The refusal, worded for a friend if it is about one. */
function refusedFor(state: GameState, { email }: NewPlayer, refusal: JoinRefusal | 'game_full'): Refused {
  if (refusal === 'game_full') return new Refused(refusal);
  if (email === null) return toRefused(state, refusal);
  if (refusal.code === 'taken_out') return new Refused('not_let_in');
  if (refusal.code === 'already_joined') return new Refused('friend_joined', { friend: email });
  if (refusal.code === 'members_only')
    return new Refused('friend_not_member', { friend: email, community: state.game.closedTo?.community ?? '' });
  if (refusal.code === 'challenge_members_only')
    return new Refused('friend_not_member', { friend: email, community: Object.values(sideNames(state)).join(' / ') });
  if (refusal.code === 'level_too_low')
    return new Refused('friend_level_too_low', { friend: email, minimum: refusal.params?.minimum ?? 0 });
  return toRefused(state, refusal);
}
