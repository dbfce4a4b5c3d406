import { day } from '@rondo/rules';
import { randomUUID } from 'node:crypto';
import { told } from './data.ts';
import type { City } from './venues.ts';
import type { Person } from './people.ts';

/** Wishes of members, and two of the first account. They are told on Thursdays, so that a demo is not full of their mails. */
export function makeWishes(people: readonly Person[], cities: readonly City[], now: Date) {
  const members = people.filter(({ role, email }) => role === 'player' && !email.endsWith('@rondo.test'));
  const at = (town: string) => cities.find(({ name }) => name === town);
  const wish = (userId: string, town: string, daysAgo: number) => {
    const city = at(town);
    const made = new Date(now.getTime() - daysAgo * day);
    return {
      id: randomUUID(),
      user_id: userId,
      place_name: town,
      latitude: city?.latitude ?? 0,
      longitude: city?.longitude ?? 0,
      radius_km: 10,
      levels: [] as string[],
      telling: 'weekly' as const,
      is_on: true,
      created_at: made,
      changed_at: made,
    };
  };
  let next = 0;
  const theirs = told.wishes
    .filter(({ town }) => at(town))
    .flatMap(({ town, sport, parts, people: count, most }) =>
      members.slice(next, (next += count)).map(({ id }, index) => ({
        ...wish(id, town, 2 + (index % 40)),
        sports: [sport],
        parts,
        max_price_cents: most,
      })),
    );
  const [player] = people;
  const own = player && [
    {
      ...wish(player.id, 'Utrecht', 6),
      sports: ['Futsal' as const],
      parts: ['weekdayEvening', 'weekendAfternoon'],
      max_price_cents: 5_00,
      levels: ['Beginner', 'Intermediate'],
    },
    {
      ...wish(player.id, 'Amsterdam', 20),
      sports: ['Basketball' as const, 'Football' as const],
      parts: ['weekendMorning'],
      max_price_cents: null,
      is_on: false,
    },
  ];
  return [...theirs, ...(own ?? [])];
}
