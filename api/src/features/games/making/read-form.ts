import type { GameChanges, GameFields } from '@rondo/contract';
import { centsToEuros, day, endsAt, eurosToCents, externalEvent, gameForm } from '@rondo/rules';
import { sql } from 'kysely';
import { type ColumnsWith, gameColumnsWith } from '../../../platform/database/game-columns.ts';
import type { Database, Transaction } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';

/** Games take place in the Netherlands or just across its borders: south, west, north and east in degrees. */
const reach = { south: 49, west: 2, north: 55, east: 9 };

/**
 * The form as rows. It can't set `confirmed` or the organiser, because the server decides a game's status (product.md#life-of-a-game).
 * @throws Refused `place_outside`
 */
export function readForm(form: GameFields | GameChanges) {
  const external = form.tournament && form.tournament_external;
  const priceCents = form.isPayingGame ? centsOf(form.price ?? 0) : 0;
  const { latitude, longitude } = readPoint(form.location.coordinates, 'location');
  return {
    ...asGiven(form),
    level_limit: form.levelLimit,
    surface: form.field_type,
    capacity: form.players,
    minimum_players: form.minimum_players_threshold,
    placeholder_players: form.placeholder_player_number,
    price_cents: priceCents,
    duration_minutes: Math.round(form.duration * 60),
    latitude,
    longitude,
    address: form.location.address,
    city: form.location.city,
    country: form.location.country,
    place_description: form.location.description,
    community_id: form.communities[0] ?? null,
    group_chat: form.groupchat || null,
    tournament_external: external,
    tournament_org: (external && form.tournament_org) || null,
    tournament_link: (form.tournament && form.tournament_link) || null,
    external_member_price_cents: external
      ? centsOf(form.external_member_price ?? centsToEuros(externalEvent.memberPriceCents))
      : null,
    earlyBirds: priceCents > 0 ? form.early_bird.map(readEarlyBird) : [],
    teams: form.tournament && !external ? form.teams : [],
  } satisfies Record<ColumnsWith<'by', 'form' | 'reading'> | 'earlyBirds' | 'teams', unknown>;
}

const given = gameColumnsWith('by', 'form');
type Given = Pick<GameFields | GameChanges, (typeof given)[number]>;

/** The columns that are the form's field of the same name. */
const asGiven = (form: Given): Given => Object.fromEntries(given.map((name) => [name, form[name]])) as Given;

/**
 * @param path of the field
 * @throws Refused `place_outside`
 */
export function readPoint([longitude, latitude]: readonly [number, number], path: string) {
  if (latitude < reach.south || latitude > reach.north || longitude < reach.west || longitude > reach.east)
    throw new Refused('place_outside', undefined, [{ path, message: 'outside of the Netherlands' }]);
  return { latitude, longitude };
}

function readEarlyBird({ priority, spots, discount }: GameFields['early_bird'][number]) {
  const fixed = discount.discount_type === 'fixed';
  return {
    priority,
    spots_total: spots.total,
    discount_type: discount.discount_type,
    discount_value: fixed ? centsOf(discount.discount_value) : discount.discount_value,
  };
}

/** The contract accepts amounts of at most two decimals. */
function centsOf(euros: number): number {
  return eurosToCents(euros) ?? 0;
}

/** The columns that follow from a game's start. */
export function timesOf(startsAt: Date, durationMinutes: number, cutoff: Date) {
  return {
    starts_at: startsAt,
    ends_at: endsAt({ startsAt, durationMinutes }),
    cutoff_at: cutoff,
  } satisfies Record<ColumnsWith<'by', 'start'>, Date>;
}

/** @throws Refused `local_time_missing` or `date_out_of_range` unless a game can be given this start now */
export function checkStart(startsAt: Date | null, now: Date): Date {
  const issue = [{ path: 'game_date', message: 'not a time a game can start at' }];
  if (startsAt === null) throw new Refused('local_time_missing', undefined, issue);
  const latest = now.getTime() + gameForm.daysAheadMax * day;
  if (startsAt <= now || startsAt.getTime() > latest) throw new Refused('date_out_of_range', undefined, issue);
  return startsAt;
}

/**
 * Locks the community a game will belong to before any game: without the lock, the community could turn private meanwhile and the game stay public.
 */
export async function lockCommunity(trx: Transaction, communityId: string | null): Promise<void> {
  await sql`select from community where id = ${communityId} for share`.execute(trx);
}

/** @throws Refused `community_not_yours` unless the viewer may organise for this community, as a member or an admin */
export async function checkCommunity(db: Database, viewer: Viewer, communityId: string | null): Promise<void> {
  if (communityId === null) return;
  const { rows } = await sql`
    select from community c where c.id = ${communityId} and c.closed_at is null and (${viewer.role === 'admin'} or exists (
      select from community_member m where m.community_id = c.id and m.user_id = ${viewer.id} and m.status = 'approved'))`.execute(
    db,
  );
  if (rows.length === 0)
    throw new Refused('community_not_yours', undefined, [{ path: 'communities', message: 'not a member' }]);
}
