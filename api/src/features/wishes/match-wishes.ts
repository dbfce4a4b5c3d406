import { weekPartOf } from '@rondo/rules';
import { digestAt } from '@rondo/rules/wishes';
import { type Database, inTransaction } from '../../platform/db.ts';
import { answerDemand } from './demand/answer-demand.ts';
import { findTown } from './find-town.ts';
import { findWished, type WishedRow, writeMatches } from './write-matches.ts';

/** Decides who is told of games that were published or changed (product.md#wishes). It may run twice: nobody is told of a game twice. */
export function matchWishes(
  db: Database,
  { gameIds, fromDemand = false }: { gameIds: readonly string[]; fromDemand?: boolean },
  now: Date,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const dueAt = { daily: digestAt('daily', now), weekly: digestAt('weekly', now) };
    for (const [first, ...others] of alike(await findWished(trx, gameIds, now))) {
      const part = partOf(first);
      const townId = fromDemand ? await findTown(trx, first) : null;
      const firstIn = townId && (await answerDemand(trx, { ...first, townId }, part, now));
      await writeMatches(trx, first, { part, more: others.length, dueAt, firstIn }, now);
    }
  });
}

const partOf = ({ starts_at }: WishedRow) => weekPartOf(new Date(starts_at));

/** Groups the games of a series that fit the same wishes, in their order. */
function alike(games: readonly WishedRow[]): [WishedRow, ...WishedRow[]][] {
  const groups = new Map<string, [WishedRow, ...WishedRow[]]>();
  for (const game of games) {
    const { subject_id, sport, level, price_cents, latitude, longitude } = game;
    const key = [subject_id, sport, level, price_cents, latitude, longitude, partOf(game)].join(' ');
    const known = groups.get(key);
    if (known) known.push(game);
    else groups.set(key, [game]);
  }
  return [...groups.values()];
}
