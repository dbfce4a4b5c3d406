import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import type { GameState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { invitation, member } from './written-rows.ts';

/** Stores groups as in the state: their members, what is reserved for them, and how many spots they keep. */
export function writeGroups(
  trx: Transaction,
  { game, now }: Pick<GameState, 'game' | 'now'>,
  { changedGroups, invited }: Pick<Writes, 'changedGroups' | 'invited'>,
): Promise<unknown>[] {
  const { at } = member;
  // An ended group comes before a new group of the same person, who may have one at a time.
  const changed = [...changedGroups.values()].sort((a, b) => Number(a.outcome === null) - Number(b.outcome === null));
  const sent = changed.flatMap(({ group, outcome }) => {
    const { id, starterId, way, places, expiresAt, createdAt, kept } = group;
    const endedAt = outcome === null ? null : new Date(Math.min(now.getTime(), new Date(expiresAt).getTime()));
    const members = group.members.map(({ reserved, ...one }) => ({
      ...one,
      ...reserved,
      month: reserved?.periodicMonth ? `${reserved.periodicMonth}-01` : null,
    }));
    return [
      sql`
        insert into join_group (id, game_id, starter_id, way, places, expires_at, created_at, ended_at, outcome)
        values (${id}, ${game.id}, ${starterId}, ${way}, ${places}, ${expiresAt}, ${createdAt}, ${endedAt}, ${outcome})
        on conflict (id) do update set ended_at = excluded.ended_at, outcome = excluded.outcome`.execute(trx),
      sql`
        insert into join_group_member (group_id, user_id, status, price_cents, paid_cents, price_lines, team_id, early_bird_id,
          promocode_id, periodic_id, periodic_month, created_at)
        select ${id}, ${at.userId}, ${at.status}, ${at.priceCents}, ${at.paidCents}, nullif(${at.lines}, 'null'), ${at.teamId},
          ${at.earlyBirdId}, ${at.promocodeId}, ${at.periodicId}, ${at.month}, ${now}
        from ${member.from(members)}
        on conflict (group_id, user_id) do update set status = excluded.status, price_cents = excluded.price_cents,
          paid_cents = excluded.paid_cents, price_lines = excluded.price_lines, team_id = excluded.team_id,
          early_bird_id = excluded.early_bird_id, promocode_id = excluded.promocode_id, periodic_id = excluded.periodic_id,
          periodic_month = excluded.periodic_month`.execute(trx),
      sql`
        with kept as (
          select id, row_number() over (order by id) as n from spot_hold
          where group_id = ${id} and user_id is null and released_at is null
        ), released as (
          update spot_hold h set released_at = ${now} from kept k where k.id = h.id and k.n > ${kept}
        )
        insert into spot_hold (game_id, kind, expires_at, group_id, created_at)
        select ${game.id}, 'group', ${expiresAt}, ${id}, ${now}
        from generate_series((select count(*) from kept) + 1, ${kept}::bigint)`.execute(trx),
    ];
  });
  if (invited.length > 0)
    sent.push(
      sql`
        insert into game_invitation (game_id, sender_id, receiver_id, created_at)
        select ${game.id}, ${invitation.at.senderId}, ${invitation.at.userId}, ${now}
        from ${invitation.from(invited)}
        on conflict do nothing`.execute(trx),
    );
  return sent;
}
