import { amsterdamDay, day, type PriceLine } from '@rondo/rules';
import { cardValidity } from '@rondo/rules/promocodes';
import { startOfDay } from '../platform/time/amsterdam.ts';
import type { NewRow } from '../platform/database/insert-rows.ts';
import { told as data } from './data.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { Story } from './story.ts';

type PromocodeRow = Required<NewRow<'promocode'>>;

/** Codes to try, and those that the demo's player has used, as rows of their tables. */
export interface DemoPromocodes {
  codes: PromocodeRow[];
  games: { promocode_id: string; game_id: string }[];
  holders: {
    user_id: string;
    promocode_id: string;
    activated_at: Date;
    redeemed_at: Date | null;
    redeemed_registration_id: string | null;
  }[];
  cards: { user_id: string; card_number: string; valid_from: string; promocode_id: string; created_at: Date }[];
}

/** Marked as made before a gift needed a second admin. */
const agreedBefore = { made_by: null, needs_second: false, agreed_at: null, agreed_by: null };

/** Adds promocodes to the story, before the books are kept because one of them made a game cheaper. */
export function tellPromocodes(story: Story, player: Person | undefined, now: Date, random: Random): DemoPromocodes {
  const at = (days: number) => new Date(now.getTime() + days * day);
  const codes = data.promocodes.map(({ code, name, type, value, days, uses }): PromocodeRow => ({
    id: random.uuid(),
    code,
    word_freed_at: null,
    name,
    promo_type: 'other',
    discount_type: type,
    discount_value: value,
    match_scope: code === 'DOM20' ? 'selected' : 'all',
    ends_at: days === null ? null : at(days),
    uses_total: uses,
    uses_taken: 0,
    starts_at: null,
    ...agreedBefore,
    created_at: at(-120),
  }));
  const told: DemoPromocodes = { codes, games: [], holders: [], cards: [] };
  const find = (code: string) => codes.find((known) => known.code === code);
  for (const game of story.games)
    if (data.codedGames.DOM20.includes(game.name))
      told.games.push({ promocode_id: find('DOM20')?.id ?? '', game_id: game.id });
  if (!player) return told;
  const hold = (code: string, activatedAt: Date, redeemed?: { at: Date; registrationId: string }) => {
    const promocode = find(code);
    if (!promocode) return;
    promocode.uses_taken += 1;
    told.holders.push({
      user_id: player.id,
      promocode_id: promocode.id,
      activated_at: activatedAt,
      redeemed_at: redeemed?.at ?? null,
      redeemed_registration_id: redeemed?.registrationId ?? null,
    });
  };
  hold('SUMMER25', at(-75));
  const start = find('START1');
  const used = start && useCode(story, player, start);
  if (used) hold('START1', at(-30), used);
  hold('WELCOME10', at(-2));
  attachCard(told, player, now, random);
  return told;
}

/** Applies a code to the player's spot in a game, in the registration and in the books. */
function useCode(story: Story, player: Person, code: PromocodeRow) {
  const game = story.games.find(({ name }) => name === data.codedGames.START1);
  const spot = story.registrations.find(({ game_id, user_id }) => game_id === game?.id && user_id === player.id);
  const payment = story.money.find((event) => event.kind === 'entrance_fee' && event.registrationId === spot?.id);
  if (!spot || payment?.kind !== 'entrance_fee' || spot.paid_cents <= code.discount_value) return null;
  const lines: PriceLine[] = [
    { kind: 'base', amountCents: spot.paid_cents },
    { kind: 'promocode', name: code.name, amountCents: -code.discount_value },
  ];
  spot.price_lines = lines;
  spot.paid_cents -= code.discount_value;
  payment.cents = spot.paid_cents;
  return { at: spot.joined_at, registrationId: spot.id };
}

/** Adds a student card picked up at the start of the academic year. */
function attachCard(told: DemoPromocodes, player: Person, now: Date, random: Random): void {
  const [year = 0, month = 0, date = 0] = amsterdamDay(now).split('-').map(Number);
  const validity = cardValidity(1, 9, { year, month, day: date });
  if (!validity.valid) return;
  const activatedAt = new Date(startOfDay(validity.from).getTime() + day / 2);
  const createdAt = activatedAt < now ? activatedAt : now;
  const promocode: PromocodeRow = {
    id: random.uuid(),
    code: 'ESN-DEMO',
    word_freed_at: null,
    name: 'Student card (ESN)',
    promo_type: 'periodic',
    discount_type: 'nominal',
    discount_value: 2_00,
    match_scope: 'all',
    ends_at: startOfDay(validity.until),
    uses_total: 1,
    uses_taken: 1,
    starts_at: null,
    ...agreedBefore,
    created_at: createdAt,
  };
  told.codes.push(promocode);
  told.holders.push({
    user_id: player.id,
    promocode_id: promocode.id,
    activated_at: createdAt,
    redeemed_at: null,
    redeemed_registration_id: null,
  });
  told.cards.push({
    user_id: player.id,
    card_number: '0020261NLUT',
    valid_from: validity.from,
    promocode_id: promocode.id,
    created_at: createdAt,
  });
}
