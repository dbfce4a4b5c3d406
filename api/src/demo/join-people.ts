import { type EarlyBirdEntry, minute, spotPrices } from '@rondo/rules';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { EarlyBirdRow, GameRow, RegistrationRow, Story, TeamRow } from './story.ts';

/** When each player joined, between a game's creation and `until`, in order. */
export function joiningTimes(game: GameRow, until: Date, count: number, random: Random): Date[] {
  const from = game.created_at.getTime() + minute;
  const span = Math.max(until.getTime() - from, count);
  return Array.from({ length: count }, () => from + Math.floor(span * random.next()))
    .sort((a, b) => a - b)
    .map((time) => new Date(time));
}

/** Gives people spots in a game, paid for, with places in its teams and early bird prices. */
export function join(
  story: Story,
  game: GameRow,
  people: readonly Person[],
  times: readonly Date[],
  random: Random,
  places: { teams?: readonly TeamRow[]; earlyBirds?: readonly EarlyBirdRow[] } = {},
): RegistrationRow[] {
  return people.map((person, index) => {
    const at = times[index] ?? game.created_at;
    const { totalCents, earlyBird } = priceOf(game, places.earlyBirds ?? [], at);
    if (earlyBird) earlyBird.spots_occupied += 1;
    const team = places.teams?.[index % places.teams.length];
    const registration: RegistrationRow = {
      id: random.uuid(),
      game_id: game.id,
      user_id: person.id,
      payer_id: person.id,
      team_id: team?.id ?? null,
      early_bird_id: earlyBird?.id ?? null,
      price_cents: game.price_cents,
      paid_cents: totalCents,
      price_lines: null,
      status: 'active',
      refunded_cents: 0,
      retained_cents: 0,
      joined_at: at,
      ended_at: null,
    };
    story.registrations.push(registration);
    if (totalCents > 0)
      story.money.push({
        kind: 'entrance_fee',
        at,
        gameId: game.id,
        userId: person.id,
        registrationId: registration.id,
        cents: totalCents,
      });
    return registration;
  });
}

function priceOf(game: GameRow, earlyBirds: readonly EarlyBirdRow[], at: Date) {
  const entries = earlyBirds.map((row): EarlyBirdEntry & { row: EarlyBirdRow } => ({
    row,
    id: row.id,
    priority: row.priority,
    occupied: row.spots_occupied,
    total: row.spots_total,
    discountType: row.discount_type,
    discountValue: row.discount_value,
  }));
  const priced = { ...game, startsAt: game.starts_at, priceCents: game.price_cents, earlyBirds: entries };
  const [price] = spotPrices(priced, [], { spots: 1, periodicId: null }, at);
  return { totalCents: price?.totalCents ?? 0, earlyBird: price?.earlyBird?.row ?? null };
}

/** Cancels a game: every spot ends and everything paid is refunded (product.md#refunds). */
export function cancel(
  story: Story,
  game: GameRow,
  registrations: readonly RegistrationRow[],
  at: Date,
  note: string | null,
): void {
  game.status = 'cancelled';
  game.cancel_note = note;
  game.cancelled_by = note === null ? 'system' : 'organiser';
  for (const registration of registrations)
    Object.assign(registration, { status: 'cancelled', refunded_cents: registration.paid_cents, ended_at: at });
  for (const { id: registrationId, payer_id: userId, paid_cents: cents } of registrations)
    if (cents > 0) story.money.push({ kind: 'cancellation', at, gameId: game.id, userId, registrationId, cents });
}
