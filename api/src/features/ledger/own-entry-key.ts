import { sql } from 'kysely';

/** The key of a journal that an admin books by hand: it names the account and the document, so a document is booked once on each. */
export const ownEntryKey = (account: string, document: string): string => `own_entry:${account}:${document}`;

/** The number of the document that a journal `j` was booked for by hand; null for any other journal. */
export const ownDocument = sql`
  case when j.kind = 'own_entry' then regexp_replace(j.idempotency_key, '^own_entry:[^:]+:', '') end`;
