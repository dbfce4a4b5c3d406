import { day, hour, type Sport } from '@rondo/rules';
import type { NewRow } from '../platform/database/insert-rows.ts';
import type { Crowd } from './crowd.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { Told } from './story.ts';
import type { City } from './venues.ts';

export type Community = Told<
  'community',
  'id' | 'description' | 'is_private' | 'are_nicknames_enabled' | 'featured_position' | 'created_at'
>;

export type MemberRow = Required<Omit<NewRow<'community_member'>, 'is_removed'>>;

type Outline = readonly [code: string, name: string, sport: Sport, city: string, isPrivate: boolean, text: string];

const outlines: readonly Outline[] = [
  [
    'domvolley',
    'Dom Volley Utrecht',
    'Volleyball',
    'Utrecht',
    false,
    'Elke week volleybal onder de Dom, alle niveaus.',
  ],
  ['erasmus-hoops', 'Erasmus Hoops', 'Basketball', 'Rotterdam', false, 'Students and friends who run full court.'],
  ['grachtenvoetbal', 'Grachtenvoetbal', 'Football', 'Amsterdam', false, 'Football after work, along the canals.'],
  ['haagse-beach', 'Haagse Beach', 'Volleyball', 'Den Haag', false, 'Zand tussen je tenen, het hele jaar door.'],
  ['lichtstad-futsal', 'Lichtstad Futsal', 'Futsal', 'Eindhoven', false, 'Snel zaalvoetbal in de Lichtstad.'],
  ['martini-volley', 'Martini Volley', 'Volleyball', 'Groningen', false, 'Volleyball for students of every country.'],
  ['rondo-nijmegen', 'Waalkade Voetbal', 'Football', 'Nijmegen', false, 'Potjes aan de Waal, iedereen speelt mee.'],
  ['spaarne-hoops', 'Spaarne Hoops', 'Basketball', 'Haarlem', false, 'Pick-up basketbal aan het Spaarne.'],
  ['bootcamp-vondel', 'Bootcamp Vondel', 'Health & fitness', 'Amsterdam', false, 'Sweat together, coffee after.'],
  ['kantoorcup', 'Kantoorcup Zuidas', 'Football', 'Amstelveen', true, 'Bedrijfsvoetbal van de Zuidas, op uitnodiging.'],
  [
    'havenvolley',
    'Havenvolley',
    'Volleyball',
    'Rotterdam',
    true,
    'Vaste groep gevorderden; meld je aan met je niveau.',
  ],
  ['dojo-leiden', 'Dojo Leiden', 'Martial arts', 'Leiden', true, 'Judo and BJJ, by introduction.'],
];

const requests = [
  'Hoi! Ik speel al vijf jaar en zoek een vaste groep.',
  'My colleague plays with you, can I join?',
  'Net verhuisd en op zoek naar een team.',
  'I play at intermediate level, twice a week.',
  '',
];

/** The request of the demo's player that was denied. */
export const deniedIn = {
  short_code: 'kantoorcup',
  message: 'Hi! I work near Utrecht Centraal and would love to play.',
  note: 'We only take people who work at the Zuidas. Sorry!',
  daysAgo: 16,
};

/** The communities; those that the demo's community admin manages have people waiting to be approved. */
export function makeCommunities(now: Date, random: Random): Community[] {
  return outlines.map(([short_code, name, sport, city, is_private, description], index) => ({
    id: random.uuid(),
    short_code,
    name,
    description,
    sport,
    city,
    is_private,
    are_nicknames_enabled: index % 3 === 0,
    featured_position: index < 6 ? index + 1 : null,
    created_at: new Date(now.getTime() - random.between(200, 540) * day),
  }));
}

/** Members of all communities. */
export function makeMembers(
  communities: readonly Community[],
  { crowd, cities, accounts }: { crowd: Crowd; cities: readonly City[]; accounts: readonly Person[] },
  now: Date,
  random: Random,
): MemberRow[] {
  const [player, player2, organiser, , communityAdmin] = accounts;
  return communities.flatMap((community, index) => {
    const city = cities.find(({ name }) => name === community.city);
    if (!city) return [];
    const guests = crowd.near(city, community.sport).filter(({ role }) => role !== 'guest');
    const size = random.between(14, 48);
    const crowded = guests.slice(0, size + 5);
    const asking = community.is_private ? crowded.splice(size, random.between(2, 5)) : [];
    const members = crowded.slice(0, size);
    // The demo's community admin manages the communities of Rotterdam, and the first one.
    if (communityAdmin && (community.city === 'Rotterdam' || index === 0)) members.unshift(communityAdmin);
    if (player && (index === 0 || index === 2)) members.push(player);
    if (player2 && index === 0) members.push(player2);
    if (organiser && index === 0) members.push(organiser);
    const admin = members[0];
    const row = (person: Person, more: Partial<MemberRow>): MemberRow => ({
      community_id: community.id,
      user_id: person.id,
      status: 'approved',
      is_admin: person === admin || (person === members[1] && random.chance(0.4)),
      message: '',
      admin_note: null,
      notifications: random.chance(0.3),
      ...decidedBetween(community.created_at, now, random),
      decided_by: admin?.id ?? null,
      ...more,
    });
    const denied = player && community.short_code === deniedIn.short_code ? [player] : [];
    return [
      ...members.map((person) => row(person, {})),
      ...denied.map((person) =>
        row(person, {
          status: 'denied',
          is_admin: false,
          message: deniedIn.message,
          admin_note: deniedIn.note,
          notifications: false,
          requested_at: new Date(now.getTime() - (deniedIn.daysAgo + 1) * day),
          decided_at: new Date(now.getTime() - deniedIn.daysAgo * day),
        }),
      ),
      ...asking.map((person) =>
        row(person, {
          status: 'pending',
          is_admin: false,
          message: random.pick(requests),
          notifications: false,
          requested_at: new Date(now.getTime() - random.between(2, 120) * hour),
          decided_at: null,
          decided_by: null,
        }),
      ),
    ];
  });
}

/** The times of a request and its decision, on some day since the community was created. */
function decidedBetween(madeAt: Date, now: Date, random: Random) {
  const asked = madeAt.getTime() + ((now.getTime() - madeAt.getTime()) * random.between(1, 150)) / 152;
  return {
    requested_at: new Date(asked),
    decided_at: new Date(asked + ((now.getTime() - asked) * random.between(1, 40)) / 100),
  };
}
