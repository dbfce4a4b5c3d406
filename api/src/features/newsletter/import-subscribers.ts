import { defaultLanguage } from '@rondo/rules';
import {
  decideImport,
  type FileRow,
  type Imported,
  readSubscriberFile,
  type SubscriberFile,
} from '@rondo/rules/subscriber-file';
import type { ColumnAnswer } from '@rondo/rules/subscriber-columns';
import { sql } from 'kysely';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { hashToken } from '../../platform/sessions/tokens.ts';

interface Comparison {
  subscribed: number;
  unsubscribed: number;
  keptOut: number;
  unchanged: number;
  unknown: number[];
  malformed: number[];
  read: string[];
  ignored: string[];
  unclear: SubscriberFile['unclear'];
}

/** A file, and the meaning that somebody gave to its columns. */
interface Given {
  csv: string;
  columns: Readonly<Record<string, ColumnAnswer>>;
}

/**
 * What a file would change. It reveals who is on the list, so it is logged as a look.
 * @throws Refused `subscriber_file_unreadable`
 */
export function compareFile(context: { db: Database }, call: AdminCall, given: Given): Promise<Comparison> {
  const file = readFile(given);
  const command = { action: 'newsletter.compare', subject: { kind: 'subscriber', id: null } } as const;
  return adminCommand(context, call, command, async (trx) => {
    const answer = compare(file, await decideAll(trx, file.rows));
    return { answer, after: { rows: file.rows.length } };
  });
}

/**
 * Imports the file of a list kept elsewhere: an address that left either list stays off this one (product.md#newsletters).
 * @throws Refused `confirm_identity`, `subscriber_file_unreadable`, `subscriber_columns_unclear`
 */
export function importFile(
  context: { db: Database },
  call: AdminCall,
  { reason, ...given }: Given & { reason: string },
): Promise<Comparison> {
  const file = readFile(given);
  if (file.unclear.length > 0)
    throw new Refused('subscriber_columns_unclear', { columns: file.unclear.map(({ column }) => column).join(', ') });
  const subject = { kind: 'subscriber', id: null } as const;
  const command = { action: 'newsletter.import', subject, reason } as const;
  return adminCommand(context, call, command, async (trx, now) => {
    await lockList(trx);
    const decided = await decideAll(trx, file.rows);
    await joinList(trx, decided, now);
    await leaveList(trx, decided, now);
    const answer = compare(file, decided);
    const { unknown, malformed, unclear, ...counts } = answer;
    return { answer, after: { ...counts, unknown: unknown.length, malformed: malformed.length } };
  });
}

/** @throws Refused `subscriber_file_unreadable` */
function readFile({ csv, columns }: Given): SubscriberFile {
  const file = readSubscriberFile(csv, columns);
  if (!file) throw new Refused('subscriber_file_unreadable');
  return file;
}

/** Locks the list: of two files imported at once, the second sees what the first wrote, and leaving comes before or after. */
async function lockList(trx: Transaction): Promise<void> {
  await sql`lock table newsletter_subscription in share row exclusive mode`.execute(trx);
}

type Decided = FileRow & { imported: Imported };

/** An account that doesn't want the newsletter said so itself. */
async function decideAll(trx: Transaction, given: readonly FileRow[]): Promise<Decided[]> {
  const { rows } = await sql<{ email: string; here: 'on' | 'left' }>`
    select f.email, case when u.newsletter_consent or s.email is not null and s.unsubscribed_at is null then 'on' else 'left' end as here
    from unnest(${given.map(({ email }) => email)}::text[]) as f(email)
    left join app_user u on u.email = f.email and u.deleted_at is null and u.role <> 'guest'
    left join newsletter_subscription s on s.email = f.email
    where u.id is not null or s.email is not null`.execute(trx);
  const here = new Map(rows.map((row) => [row.email, row.here]));
  return given.map((row) => ({ ...row, imported: decideImport(row, here.get(row.email) ?? null) }));
}

function compare({ rows, ...file }: SubscriberFile, decided: readonly Decided[]): Comparison {
  const count = (imported: Imported) => decided.filter((one) => one.imported === imported).length;
  return {
    subscribed: count('subscribed'),
    unsubscribed: count('unsubscribed'),
    keptOut: count('kept_out'),
    unchanged: count('unchanged'),
    ...file,
  };
}

const written = (decided: readonly Decided[], which: Imported) =>
  JSON.stringify(
    decided
      .filter(({ imported }) => imported === which)
      .map(({ email, language }) => ({
        email,
        hash: hashToken(email).toString('hex'),
        language: language ?? defaultLanguage,
      })),
  );

async function joinList(trx: Transaction, decided: readonly Decided[], now: Date): Promise<void> {
  await sql`
    insert into newsletter_subscription (email, address_hash, language, source, created_at)
    select email, decode(hash, 'hex'), language, 'file', ${now}
    from jsonb_to_recordset(${written(decided, 'subscribed')}::jsonb) as f(email text, hash text, language text)`.execute(
    trx,
  );
}

/** Addresses that left elsewhere but were never on this list are kept as having left, so that no later file adds them. */
async function leaveList(trx: Transaction, decided: readonly Decided[], now: Date): Promise<void> {
  const left = written(decided, 'unsubscribed');
  await sql`
    update app_user set newsletter_consent = false where newsletter_consent and deleted_at is null and email in (
      select email from jsonb_to_recordset(${left}::jsonb) as f(email text))`.execute(trx);
  await sql`
    insert into newsletter_subscription (email, address_hash, language, source, created_at, unsubscribed_at)
    select email, decode(hash, 'hex'), language, 'file', ${now}, ${now}
    from jsonb_to_recordset(${left}::jsonb) as f(email text, hash text, language text)
    on conflict (email) do update set unsubscribed_at = excluded.unsubscribed_at`.execute(trx);
}
