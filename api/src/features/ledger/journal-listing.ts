import { type CallRequest, type CallResponse, journalLine, journalsFile, listJournals } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { accountsOf, ownerOf } from '@rondo/rules/books';
import { type RawBuilder, sql } from 'kysely';
import { endOfDay, startOfDay } from '../../platform/time/amsterdam.ts';
import { writeAction } from '../../platform/admins/admin-command.ts';
import { columnsOf } from '../../platform/database/columns.ts';
import { listing } from '../../platform/admins/console-list.ts';
import type { Database } from '../../platform/db.ts';
import { isId } from '../../platform/calls/is-id.ts';
import type { Rows } from '../../platform/schema.ts';
import { findPersonId } from '../../platform/people/find-person-id.ts';
import { valuedBetween } from '../../platform/database/valued.ts';

const fields = [
  'id',
  'kind',
  'user_id',
  'game_id',
  'order_id',
  'created_at',
  'valued_at',
] as const satisfies readonly (keyof Rows['journal'])[];

interface JournalRow extends Pick<Rows['journal'], (typeof fields)[number]> {
  person_name: string | null;
  game_name: string | null;
  correction: { proposed_by: string; approved_by: string | null; reason: string } | null;
  lines: {
    id: number;
    account: Rows['posting']['account'];
    owner_id: string | null;
    owner_name: string | null;
    amount_cents: number;
  }[];
}

/** Looked up for each posting by its owner's id: joined, small tables are read whole for each journal of a file. */
const ownerName = sql`case
  when p.account = any(${accountsOf('user')}) then (select o.name from app_user o where o.id = p.owner_id)
  when p.account = any(${accountsOf('game')}) then (select s.name from game s where s.id = p.owner_id)
  when p.account = any(${accountsOf('payout')})
    then (select t.name from payout_line l join app_user t on t.id = l.user_id where l.id = p.owner_id)
  when p.account = any(${accountsOf('pass')})
    then (select k.name from pass q join app_user k on k.id = q.user_id where q.id = p.owner_id) end`;

const columns = sql`
  ${columnsOf('j', fields)}, u.name as person_name, g.name as game_name,
  (select jsonb_build_object('proposed_by', a.name, 'approved_by', b.name, 'reason', c.reason)
    from correction c join app_user a on a.id = c.proposed_by left join app_user b on b.id = c.decided_by
    where j.kind = 'correction' and c.id = split_part(j.idempotency_key, ':', 2)::uuid) as correction,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', p.id, 'account', p.account, 'owner_id', p.owner_id, 'amount_cents', p.amount_cents,
      'owner_name', ${ownerName}) order by p.amount_cents, p.id)
    from posting p where p.journal_id = j.id), '[]') as lines`;

const source = sql`journal j left join app_user u on u.id = j.user_id left join game g on g.id = j.game_id`;

/** Journals of a named person, game or payment; listing a person's is logged like a look at the person. A file has the journals' lines. */
export const journalList = listing({
  list: listJournals,
  file: journalsFile,
  rows: async ({ query, ...filters }, db) => {
    const where = [await understand(db, query.trim()), ...conditionsOf(filters)];
    return sql<JournalRow>`select ${columns} from ${source} where ${sql.join(where, sql` and `)}`;
  },
  orders: { newest: sql`j.id desc`, oldest: sql`j.id` },
  present: presentJournal,
  lines: { shape: journalLine, of: presentLines },
  look: async (db, request) => {
    const id = await findNamedPerson(db, request.query.query.trim());
    if (id !== null) await writeAction(db, request, { action: 'journal.look', subject: { kind: 'user', id } });
  },
});

type Filters = Pick<CallRequest<typeof listJournals>['query'], 'from' | 'until' | 'account' | 'sale' | 'sport'>;

function conditionsOf({ from, until, account, sale, sport }: Filters): RawBuilder<unknown>[] {
  const ofDocument = (also: RawBuilder<unknown>) => sql`exists (
    select from document d join document_line l on l.document_id = d.id left join game t on t.id = d.game_id
    where d.journal_id = j.id and ${also})`;
  return [
    ...(from === undefined && until === undefined
      ? []
      : [valuedBetween(from === undefined ? null : startOfDay(from), until === undefined ? null : endOfDay(until))]),
    ...(account ? [sql`exists (select from posting p where p.journal_id = j.id and p.account = ${account})`] : []),
    ...(sale ? [ofDocument(sql`l.kind = ${sale}`)] : []),
    ...(sport ? [ofDocument(sql`l.kind <> 'fee' and t.sport = ${sport}`)] : []),
  ];
}

const isNumber = (wanted: string) => /^#?\d{1,15}$/.test(wanted);

/** The person whose journals are listed, if one was named. */
const findNamedPerson = async (db: Database, wanted: string): Promise<string | null> =>
  wanted === '' || isDay(wanted) || isNumber(wanted) ? null : findPersonId(db, wanted);

/** Reads a day, a journal's number, an address, or the id of a person, game or order; anything else finds nothing. */
async function understand(db: Database, wanted: string): Promise<RawBuilder<unknown>> {
  if (wanted === '') return sql`true`;
  if (isDay(wanted)) return valuedBetween(startOfDay(wanted), endOfDay(wanted));
  if (isNumber(wanted)) return sql`j.id = ${Number(wanted.replace('#', ''))}`;
  const personId = await findNamedPerson(db, wanted);
  if (personId !== null) return among(ofPerson(personId));
  return isId(wanted) ? among(sql`${ofGame(wanted)} union ${ofOrder(wanted)}`) : sql`false`;
}

function isDay(wanted: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(wanted)) return false;
  return Number.isFinite(Date.parse(wanted)) && new Date(wanted).toISOString().startsWith(wanted);
}

/** As an array, so that the journals are looked up by their ids however many others there are. */
const among = (ids: RawBuilder<unknown>) => sql`j.id = any(array(${ids}))`;

/** Journals that moved something of a person's: wallet, pay, money on its way through the bank, payments, or a correction about them. */
const ofPerson = (id: string) => sql`
  select journal_id from posting where account in ('wallet', 'reserved', 'owed_to_guest', 'owed_to_organiser', 'owed_by_person') and owner_id = ${id}
  union select p.journal_id from payout_line l join posting p on p.account = 'payout' and p.owner_id = l.id
    where l.user_id = ${id}
  union select p.journal_id from pass q join posting p on p.account = 'pass' and p.owner_id = q.id where q.user_id = ${id}
  union select p.journal_id from payment_order o join posting p on p.account = 'checkout' and p.owner_id = o.id
    where o.user_id = ${id}
  union select k.id from payment_order o join journal k on k.idempotency_key = 'payment:' || o.id where o.user_id = ${id}
  union select k.id from correction c join journal k on k.idempotency_key = 'correction:' || c.id where c.user_id = ${id}`;

const ofGame = (id: string) => sql`
  select journal_id from posting where account = 'escrow' and owner_id = ${id}
  union select id from journal where game_id = ${id} and kind in ('organiser_pay', 'organiser_pay_reversal')`;

/** An order's journals: its payment, what happened with the money and the spot, and corrections that settle it. */
const ofOrder = (id: string) => sql`
  select id from journal where idempotency_key = ${`payment:${id}`}
  union select journal_id from posting where account = 'checkout' and owner_id = ${id}
  union select k.id from registration r join journal k on k.registration_id = r.id where r.order_id = ${id}
  union select k.id from correction c join journal k on k.idempotency_key = 'correction:' || c.id where c.order_id = ${id}`;

type Journal = CallResponse<typeof listJournals>['data']['journals'][number];
type Line = Journal['lines'][number];

function presentJournal(row: JournalRow): Journal {
  const { correction, lines } = row;
  const moved = lines.reduce((sum, { amount_cents: cents }) => sum + Math.max(0, cents), 0);
  return {
    _id: row.id,
    kind: row.kind,
    at: row.created_at,
    valuedAt: row.valued_at,
    moved: centsToEuros(moved),
    person: row.user_id === null ? null : { _id: row.user_id, name: row.person_name ?? '' },
    game: row.game_id === null ? null : { _id: row.game_id, name: row.game_name ?? '' },
    orderId: row.order_id,
    correction: correction && {
      proposedBy: correction.proposed_by,
      approvedBy: correction.approved_by,
      reason: correction.reason,
    },
    lines: lines.map(presentLine),
  };
}

/** The lines of journals for a spreadsheet, each with what its journal says. */
function presentLines({ lines, person, game, orderId, correction, ...journal }: Journal) {
  return lines.map(({ account, owner, amount }) => ({
    journal: journal._id,
    kind: journal.kind,
    at: journal.at,
    account,
    owner: owner?.name ?? '',
    ownerId: owner?._id ?? '',
    amount,
    person: person?.name ?? '',
    personId: person?._id ?? '',
    game: game?.name ?? '',
    gameId: game?._id ?? '',
    orderId,
    proposedBy: correction?.proposedBy ?? '',
    approvedBy: correction?.approvedBy ?? '',
    reason: correction?.reason ?? '',
    valuedAt: journal.valuedAt,
  }));
}

function presentLine(row: JournalRow['lines'][number]): Line {
  const { account, owner_id: id, owner_name: name, amount_cents } = row;
  const kind = ownerOf(account);
  const owner = id === null || kind === null ? null : { kind, _id: id, name };
  return { _id: row.id, account, owner, amount: centsToEuros(amount_cents) };
}
