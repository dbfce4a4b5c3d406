import { amsterdamDay, day as dayMs } from '@rondo/rules';
import { takeBackOf, vatIn } from '@rondo/rules/books';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { inTransaction, type Transaction } from '../../platform/db.ts';
import { startOfDay } from '../../platform/time/amsterdam.ts';
import type { Draft } from './draw-documents.ts';
import { findMispriced, findMispricedRides, type Mispriced } from './rate-queries.ts';
import { keepDocuments, lockDocuments, type Writing } from './write-documents.ts';

/** Lines corrected in one transaction. */
const batchSize = 500;
/** Rates that were not looked at for this long are corrected all the same. */
const outage = 7 * dayMs;

/**
 * Gives what was sold at another rate than that of the day it is played on a credit note and a receipt at that rate, dated today, once the rate has
 * begun: what was sold ahead of a new rate, games moved across its day, rides on passes that have begun (decisions/0130-the-rate-of-the-day-of-play.md).
 */
export async function correctRates({ db, clock, config }: Writing): Promise<void> {
  for (const find of [findMispriced, findMispricedRides])
    for (let found = batchSize; found === batchSize;)
      found = await inTransaction(db, async (trx) => {
        await lockDocuments(trx);
        const now = clock.now();
        if (!(await areLookedAt(trx, now))) return 0;
        const since = new Date(startOfDay(amsterdamDay(now)).getTime() - outage);
        const lines = await find(trx, { since, now, most: batchSize });
        const drafts = drawCorrections(lines, now);
        if (drafts.length === 0) return 0;
        await keepDocuments(trx, drafts, config.seller, now);
        return lines.length;
      });
}

/** Whether a rate began or was taken back within a year, so that something may have another rate than its own. */
async function areLookedAt(trx: Transaction, now: Date): Promise<boolean> {
  const { rows } = await sql`select from document_cursor where rates_until >= ${amsterdamDay(now)}::date`.execute(trx);
  return rows.length > 0;
}

function drawCorrections(lines: readonly Mispriced[], now: Date): Draft[] {
  // Rides of one pass take parts of the same line.
  const known = new Map<string, Mispriced>();
  return lines.flatMap((found) => {
    const key = `${found.documentId} ${found.position}`;
    const sold = known.get(key) ?? found;
    known.set(key, sold);
    const [back] = takeBackOf([sold], found.dueCents);
    if (!back) return [];
    const { kind, rate, exemptReason, userId, passId, newRate, newExemptReason } = found;
    const draft = {
      journal: {
        id: found.journalId,
        about_name: found.aboutName,
        about_at: found.aboutAt,
        game_id: found.spotGameId,
        order_id: found.orderId,
        registration_id: found.spotId,
      },
      userId,
      passId,
      day: amsterdamDay(now),
      at: now,
      why: 'vat_rate' as const,
    };
    const { cents, vatCents } = back;
    return [
      {
        ...draft,
        id: randomUUID(),
        series: 'C' as const,
        lines: [{ kind, rate, exemptReason, cents: -cents, giftCents: 0, vatCents: -vatCents, of: sold }],
      },
      {
        ...draft,
        id: randomUUID(),
        series: 'R' as const,
        lines: [
          {
            kind,
            rate: newRate,
            exemptReason: newExemptReason,
            cents,
            giftCents: 0,
            vatCents: vatIn(cents, newRate),
            of: null,
          },
        ],
      },
    ];
  });
}
