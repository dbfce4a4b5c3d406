import type { openThings } from '@rondo/contract';
import { lastDayOf } from '@rondo/rules/books';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';
import { endOfDay } from '../../../platform/time/amsterdam.ts';
import { findMissing, type Paying } from '../../settlements/find-missing.ts';

type Kind = (typeof openThings)[number];

export interface OpenThing {
  kind: Kind;
  count: number;
}

/** What is open of a month and the months before it, which closing asks about (product.md#books); what nothing is open of is left out. */
export async function findOpenThings(db: Database, month: string, paying: Paying): Promise<OpenThing[]> {
  const until = endOfDay(lastDayOf(month));
  const { rows } = await sql<OpenThing>`
    select 'lineToExplain' as kind, count(*) as count from settlement_line l join settlement s on s.id = l.settlement_id
      where l.gross_cents <> l.explained_cents and l.resolution is null and s.paid_at < ${until}
    union all
    -- Who was paid since, or is about to be, has nothing open.
    select 'payoutReturned', count(distinct l.user_id) from payout_line l
      where l.state = 'returned' and l.returned_at < ${until} and not exists (
        select from payout_line o where o.user_id = l.user_id and o.kind = l.kind and o.run_id <> l.run_id
          and (o.state in ('proposed', 'filed') or o.executed_at > l.returned_at))
    union all
    select 'correctionProposed', count(*) from correction c
      where c.decision is null and c.expires_at > app_now() and c.proposed_at < ${until}
    union all
    select 'documentUnsent', count(*) from mail m
      where m.file is not null and m.sent_at is null and m.created_at < ${until}`.execute(db);
  const missing = (await findMissing(db, paying)).filter(({ settled_at: at }) => new Date(at) < until);
  return [...rows, { kind: 'notPaidOut' as const, count: missing.length }].filter(({ count }) => count > 0);
}
