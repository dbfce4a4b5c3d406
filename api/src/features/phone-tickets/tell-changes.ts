import { retention } from '@rondo/rules/retention';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import type { Context } from '../../platform/serve.ts';
import type { PhoneWallets, Told } from '../../providers/phone-tickets/provider.ts';
import { presentTicket } from './present-ticket.ts';
import { findTickets, printsOf } from './ticket-queries.ts';

export type TellingContext = Pick<Context, 'app' | 'db' | 'config' | 'clock'> & { wallets: PhoneWallets };

const atOnce = 100;

/**
 * Finds tickets in phones whose contents have changed, whoever changed them, and tells the devices and services that keep them. Each is claimed for a
 * minute, so that only one process tells it; what isn't reached is told again after that (decisions/0105-phone-tickets.md).
 */
export async function tellChanges(context: TellingContext, signal?: AbortSignal): Promise<void> {
  const { db } = context;
  await dropEnded(db);
  await noteChanges(db);
  let told = atOnce;
  const isOver = () => told < atOnce || signal?.aborted === true;
  while (!isOver()) told = await tellSome(context);
}

/** @returns how many were due, at most {@link atOnce} */
async function tellSome(context: TellingContext): Promise<number> {
  const copies = await claimUntold(context.db);
  const outcomes = await tell(context, copies);
  const those = (outcome: 'told' | 'gone') => copies.filter((_, index) => outcomes[index] === outcome);
  await noteTold(context.db, those('told'));
  await dropCopies(context.db, those('gone'));
  const [trouble, ...others] = outcomes.flatMap((told) => (typeof told === 'object' ? told.later : []));
  if (trouble) context.app.log.warn({ reason: trouble, others: others.length }, 'phones are told of changes later');
  return copies.length;
}

async function noteChanges(db: Database): Promise<void> {
  await sql`
    update phone_ticket p set says = print.says, changed_at = app_now()
    from (${printsOf(sql`r.id in (select registration_id from phone_ticket)`)}) print
    where print.id = p.registration_id and print.says <> p.says`.execute(db);
}

interface CopyRow {
  registration_id: string;
  wallet: 'apple' | 'google';
  device: string;
  push_token: string | null;
  /** To the microsecond, unlike other instants, so that each change is told once. */
  changed_at: string;
}

async function claimUntold(db: Database): Promise<CopyRow[]> {
  const { rows } = await sql<CopyRow>`
    with due as (
      select c.registration_id, c.wallet, c.device, coalesce(p.changed_at, p.created_at)::text as changed_at
      from phone_ticket_copy c join phone_ticket p on p.registration_id = c.registration_id
      where p.changed_at > c.told_at and c.try_at <= app_now()
      order by p.changed_at limit ${atOnce} for update of c skip locked)
    update phone_ticket_copy c set try_at = app_now() + interval '1 minute' from due
    where (c.registration_id, c.wallet, c.device) = (due.registration_id, due.wallet, due.device)
    returning c.registration_id, c.wallet, c.device, c.push_token, due.changed_at`.execute(db);
  return rows;
}

/** The operator removed the settings although phones have tickets. */
const notSetUp: Told = { later: 'not set up any more' };

/** What happened with each, in the same order. A device that keeps several tickets is told once. */
async function tell({ db, config, clock, wallets }: TellingContext, copies: readonly CopyRow[]): Promise<Told[]> {
  const tokens = [...new Set(copies.flatMap(({ push_token: token }) => token ?? []))];
  const answers = tokens.length > 0 && wallets.apple ? await wallets.apple.tell(tokens) : [];
  const ofToken = new Map(tokens.map((token, index) => [token, answers[index] ?? notSetUp]));
  const withGoogle = copies.flatMap(({ wallet, registration_id: id }) => (wallet === 'google' ? [id] : []));
  const tickets = new Map((await findTickets(db, withGoogle)).map((row) => [row.id, row]));
  return Promise.all(
    copies.map(async ({ registration_id: id, push_token: token }): Promise<Told> => {
      if (token !== null) return ofToken.get(token) ?? notSetUp;
      const row = tickets.get(id);
      if (!row || !wallets.google) return notSetUp;
      return wallets.google.update(presentTicket(row, config), clock.real());
    }),
  );
}

/** Notes the state that they were told of; the ticket may have changed again since. */
async function noteTold(db: Database, copies: readonly CopyRow[]): Promise<void> {
  if (copies.length === 0) return;
  await sql`
    update phone_ticket_copy c set told_at = told.changed_at, try_at = app_now()
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
      as told(registration_id uuid, wallet text, device text, changed_at timestamptz)
    where (c.registration_id, c.wallet, c.device) = (told.registration_id, told.wallet, told.device)`.execute(db);
}

/** A device that is gone keeps no other ticket either. */
async function dropCopies(db: Database, copies: readonly CopyRow[]): Promise<void> {
  if (copies.length === 0) return;
  await sql`
    delete from phone_ticket_copy c
    using jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as gone(registration_id uuid, wallet text, push_token text)
    where c.push_token = gone.push_token
      or (c.wallet = 'google' and gone.wallet = 'google' and c.registration_id = gone.registration_id)`.execute(db);
}

async function dropEnded(db: Database): Promise<void> {
  await sql`
    delete from phone_ticket p using registration r join game g on g.id = r.game_id
    where r.id = p.registration_id and g.ends_at < app_now() - ${retention.phoneTickets.kept}::interval`.execute(db);
}
