import { captainsOf } from '@rondo/rules/results';
import type { Transaction } from '../../platform/db.ts';
import type { DomainEvent, EventName } from '../../platform/events/event-names.ts';
import { type Message, ofGame } from '../notifications/messages.ts';
import { type EventFacts, idsIn } from '../notifications/tell-people.ts';
import { enteredIn, findResult } from './result-queries.ts';

export const toldResults = ['result.entered'] as const satisfies readonly EventName[];

type Told = DomainEvent<(typeof toldResults)[number]>;

interface Answerers {
  /** Who may say whether a game's result is right, by its id. */
  answerers: ReadonlyMap<string, readonly string[]>;
}

/** Asks those who speak for another side, as long as the result still waits for them. */
export function resultMessages({ data: { gameId } }: Told, { games, answerers }: EventFacts & Answerers): Message[] {
  const game = games.get(gameId);
  return game ? (answerers.get(gameId) ?? []).map((userId) => ofGame(userId, 'resultEntered', game)) : [];
}

export async function findAnswerers(trx: Transaction, happened: readonly Told[], now: Date): Promise<Answerers> {
  const ids = new Set(idsIn(happened, ['gameId']));
  const found = await Promise.all([...ids].map((id) => findResult(trx, id, null)));
  return {
    answerers: new Map(
      found.flatMap((game) => {
        const entered = game && enteredIn(game, now);
        if (!entered || entered.stands) return [];
        const others = [...captainsOf(game.players)].filter(([team]) => team !== entered.side);
        return [[game.id, others.map(([, captain]) => captain)] as const];
      }),
    ),
  };
}
