import { centsToEuros, changeWindowEndsAt, placeLine } from '@rondo/rules';
import type { ToldChange } from '@rondo/rules/told-change';
import type { DomainEvent } from '../../../platform/events/event-names.ts';
import type { Rows } from '../../../platform/schema.ts';
import { events } from '../../notifications/events.ts';
import { keptFact, type Message } from '../../notifications/messages.ts';
import { type EventFacts, isOn } from '../../notifications/tell-people.ts';

type Changed = DomainEvent<'game.changed'>;
type ToldPerson = Changed['data']['told'][number] & { isGuest: boolean };

/**
 * What people are told of a game's other time, place or price, as it is when they are told: whoever plays or pays by mail and in the app, and those
 * who wait in the app. Payers learn until when a change of time or place allows a full refund (product.md#editing-games), or what they were refunded
 * because the game became free. If the game was cancelled since, only the refund is told.
 */
export function changeMessages(event: Changed, { games, people, publicUrl }: EventFacts): Message[] {
  const { gameId, was, late, told } = event.data;
  const game = games.get(gameId);
  if (!game) return [];
  const startsAt = new Date(Math.min(Date.parse(was.startsAt), Date.parse(game.starts_at)));
  return told.flatMap((person) => {
    const { userId, takesPart, backCents, isRideBack } = person;
    const to = people.get(userId);
    if (!to || !(isOn(game) || backCents > 0 || isRideBack)) return [];
    const change = describeChange(event, game, { ...person, isGuest: to.is_guest });
    if (late) return [events.gameLate(to, game, { change, takesPart })];
    const facts = to.is_guest && backCents > 0 ? [keptFact(backCents, to.language, publicUrl)] : [];
    return [events.gameChanged(to, game, { change, takesPart, startsAt, facts })];
  });
}

/** What changed for this person; both their mail and their notification are written from it. */
function describeChange(
  { data: { changes, was, late, note = late?.note }, happenedAt }: Changed,
  game: Pick<Rows['game'], 'starts_at' | 'duration_minutes' | 'price_cents' | 'place_description' | 'address'>,
  { hasPaid, backCents, isRideBack, isGuest }: ToldPerson,
): ToldChange {
  const isMoved = changes.some((change) => change !== 'price');
  const startsAt = new Date(game.starts_at);
  const until = hasPaid && isMoved && changeWindowEndsAt({ changedAt: happenedAt, startsAt });
  const place = placeLine({ name: game.place_description, address: game.address });
  return {
    ...(changes.includes('time') && { was: was.startsAt, minutes: game.duration_minutes }),
    ...(changes.includes('place') && { place, wasPlace: was.place }),
    ...(changes.includes('price') && { price: centsToEuros(game.price_cents) }),
    ...(changes.includes('price') && hasPaid && { stays: 1 }),
    ...(late && late.minutesLater > 0 && { count: late.minutesLater }),
    ...(note && { note }),
    ...(isRideBack && { ride: 1 }),
    ...(backCents > 0 && { [isGuest ? 'kept' : 'refund']: centsToEuros(backCents) }),
    ...(until && { until: until.toISOString() }),
  };
}
