import { type RawBuilder, sql } from 'kysely';

/** The words that people read about a switch that is off, by language. */
export const saidOf = (kind: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((
  select jsonb_object_agg(w.language, w.words) from switch_words w where w.kind = ${kind}), '{}')`;
