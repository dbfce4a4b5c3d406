import { type CallResponse, listOwed, owedFile } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';
import { writeAction } from '../../../platform/admins/admin-command.ts';
import { listing } from '../../../platform/admins/console-list.ts';
import { wordConditions } from '../../../platform/wording/search-words.ts';
import { momentOf } from './moment-of.ts';

interface Sums {
  wallet_cents: number;
  reserved_cents: number;
  kept_cents: number;
  pay_cents: number;
  owes_cents: number;
  total_cents: number;
}

interface OwedRow extends Sums {
  id: string;
  name: string;
}

/** People with money in the books at a moment, or with a debt; listing them is logged like a look at their journals. */
export const owedList = listing({
  list: listOwed,
  file: owedFile,
  rows: ({ query, at }) => {
    const where = sql.join([sql`true`, ...wordConditions(sql`u.search_text`, query)], sql` and `);
    return sql<OwedRow>`
      select u.id, u.name, o.wallet_cents, o.reserved_cents, o.kept_cents, o.pay_cents, o.owes_cents, o.total_cents
      from ${owedBy(at)} join app_user u on u.id = o.owner_id where ${where}`;
  },
  orders: {
    most: sql`o.total_cents desc, u.id`,
    least: sql`o.total_cents, u.id`,
    name: sql`lower(u.name), u.id`,
  },
  present: ({ id, name, ...sums }) => ({ person: { _id: id, name }, ...presentSums(sums) }),
  more: async (db, { at }) => {
    const sum = (column: keyof Sums) => sql`coalesce(sum(${sql.ref(column)}), 0) as ${sql.ref(column)}`;
    const { rows } = await sql<Sums>`
      select ${sum('wallet_cents')}, ${sum('reserved_cents')}, ${sum('kept_cents')}, ${sum('pay_cents')},
        ${sum('owes_cents')}, ${sum('total_cents')} from ${owedBy(at)}`.execute(db);
    return { sums: presentSums(rows[0] ?? nothing) };
  },
  look: (db, request) =>
    writeAction(db, request, {
      action: 'owed.look',
      subject: { kind: 'list', id: null },
      after: { at: request.query.at },
    }),
});

const nothing: Sums = {
  wallet_cents: 0,
  reserved_cents: 0,
  kept_cents: 0,
  pay_cents: 0,
  owes_cents: 0,
  total_cents: 0,
};

/**
 * What is owed to each person `o`. Wallets are the present balance less what was booked since, so that only postings since the moment are read of the
 * accounts with most postings.
 */
function owedBy(at: string | undefined): RawBuilder<unknown> {
  const since = at === undefined ? sql`'infinity'::timestamptz` : sql`${momentOf(at)}::timestamptz`;
  const of = (account: string) => sql`coalesce(sum(cents) filter (where account = ${sql.lit(account)}), 0)::bigint`;
  return sql`(
    select owner_id, ${of('wallet')} as wallet_cents, ${of('reserved')} as reserved_cents, ${of('owed_to_guest')} as kept_cents,
      ${of('owed_to_organiser')} as pay_cents, ${of('owed_by_person')} as owes_cents, sum(cents)::bigint as total_cents
    from (
      select owner_id, account, sum(cents) as cents from (
        select user_id as owner_id, 'wallet' as account, balance_cents as cents from wallet
        union all
        select p.owner_id, p.account, -p.amount_cents from journal j join posting p on p.journal_id = j.id
          where j.created_at >= ${since} and p.account = 'wallet'
        union all
        select p.owner_id, p.account, p.amount_cents from posting p join journal j on j.id = p.journal_id
          where j.created_at < ${since} and p.account in ('reserved', 'owed_to_guest', 'owed_to_organiser', 'owed_by_person')
      ) booked
      group by owner_id, account having sum(cents) <> 0
    ) held
    group by owner_id
  ) o`;
}

type Owed = CallResponse<typeof listOwed>['data']['sums'];

function presentSums(sums: Sums): Owed {
  return {
    wallet: centsToEuros(sums.wallet_cents),
    reserved: centsToEuros(sums.reserved_cents),
    kept: centsToEuros(sums.kept_cents),
    pay: centsToEuros(sums.pay_cents),
    owes: centsToEuros(sums.owes_cents),
    total: centsToEuros(sums.total_cents),
  };
}
