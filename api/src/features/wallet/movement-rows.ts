import { type RawBuilder, sql } from 'kysely';

/** What a movement of a wallet was about, for a statement and for the timeline. */
export interface MovementFacts {
  game_id: string | null;
  game_name: string | null;
  friend: string | null;
  code: string | null;
  reason: string | null;
  receipt_id: string | null;
}

const fields = (userId: string): Record<keyof MovementFacts, RawBuilder<unknown>> => ({
  game_id: sql`g.id`,
  game_name: sql`g.name`,
  friend: sql`case when r.user_id <> ${userId} then u.name end`,
  code: sql`c.code`,
  reason: sql`coalesce(y.reason, t.reason)`,
  receipt_id: sql`coalesce(c.id, r.id, b.id, case when l.kind in ('top_up', 'late_payment') then l.order_id end)`,
});

/** The columns of {@link MovementFacts}, beside {@link joinFacts}. */
export const factColumns = (userId: string) =>
  sql.join(Object.entries(fields(userId)).map(([name, value]) => sql`${value} as ${sql.ref(name)}`));

/** The same as arguments of `jsonb_build_object`. */
export const factsInJson = (userId: string) =>
  sql.join(Object.entries(fields(userId)).map(([name, value]) => sql`${sql.lit(name)}, ${value}`));

/** Joins what journals are about to lines of a wallet, aliased `l`. */
export const joinFacts = (userId: string) => sql`
  left join registration r on r.id = l.registration_id and r.payer_id = ${userId}
  left join app_user u on u.id = r.user_id
  left join journal_reason y on y.journal_id = l.journal_id and y.user_id = ${userId}
  left join taken_out t on t.registration_id = l.registration_id and t.user_id = ${userId} and l.kind = 'refund'
  left join game g on g.id = coalesce(r.game_id, l.game_id)
  left join promocode_holder h on h.user_id = ${userId} and l.kind = 'promotion'
    and l.idempotency_key = 'promotion:' || h.promocode_id || ':' || h.user_id
  left join promocode c on c.id = h.promocode_id
  left join pass b on b.user_id = ${userId} and l.kind = 'pass_bought' and l.idempotency_key = 'pass_bought:' || b.id`;
