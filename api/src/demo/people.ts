import { day, type Language, type Role, type Sport, sports } from '@rondo/rules';
import { avatarPath, drawAvatar } from './avatars.ts';
import { people } from './data.ts';
import type { Random } from './random.ts';
import type { City } from './venues.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  language: Language;
  home: City;
  sports: readonly Sport[];
  /** The person's true skill from 1 to 6; grades by others are close to it. */
  skill: number;
  /** Added to every grade that the person gives. */
  leniency: number;
  /** A drawn portrait, of a member who chose one; the others have their initials. */
  avatar: { path: string; svg: string } | null;
  joinedAt: Date;
}

/** The accounts to log in with; nobody else in the demo has a password. */
export const demoAccounts = people.accounts;
export const demoPassword = 'Rondo2026!';

const memberCount = 600;
const guestCount = 16;

/** Everyone in the demo: its accounts first, then 600 members and a few guests. */
export function makePeople(cities: readonly City[], now: Date, random: Random): Person[] {
  const accounts = demoAccounts.map(({ email, name, role, city, woman, skin, language }): Person => {
    const home = cities.find((found) => found.name === city) ?? random.pick(cities);
    const person = makePerson(home, { woman, skin, headscarf: false }, now, random);
    const favourites = { sports: ['Volleyball', 'Football', 'Basketball'] as const, skill: 3.6 };
    return { ...person, name, email, role, language: language ?? person.language, ...favourites };
  });
  const homes = cities.map((city) => [city, city.population + 60_000] as const);
  const members = Array.from({ length: memberCount }, (_, index) => {
    const role = index < 4 ? 'admin' : index < 26 ? 'organiser' : 'player';
    return { ...makeMember(index, random.weighted(homes), now, random), role } as const;
  });
  const guests = Array.from({ length: guestCount }, (_, index) => {
    const guest = makeMember(memberCount + index, random.weighted(homes), now, random);
    return { ...guest, role: 'guest', avatar: null } as const;
  });
  return [...accounts, ...members, ...guests];
}

function makeMember(index: number, home: City, now: Date, random: Random): Person {
  const heritage = random.weighted(people.heritages.map((entry) => [entry, entry.weight] as const));
  const woman = random.chance(0.46);
  const first = random.pick(woman ? heritage.women : heritage.men);
  const name = `${first} ${random.pick(heritage.family)}`;
  const headscarf = woman && heritage.women.includes('Fatima') && random.chance(0.35);
  const person = makePerson(home, { woman, skin: random.pick(heritage.skins), headscarf }, now, random);
  const avatar = index % 3 === 0 ? person.avatar : null;
  return { ...person, name, avatar, email: `${asciiOf(name)}.${index + 1}@voorbeeld.test` };
}

function makePerson(home: City, look: Parameters<typeof drawAvatar>[0], now: Date, random: Random): Person {
  const svg = drawAvatar(look, random);
  const first = random.weighted(people.favourites);
  const second = random.chance(0.7) ? random.weighted(people.favourites) : random.pick(sports);
  return {
    id: random.uuid(),
    name: '',
    email: '',
    role: 'player',
    language: random.chance(0.75) ? 'nl' : 'en',
    home,
    sports: [...new Set([first, second])],
    skill: Math.min(5.8, Math.max(1.2, random.around(3.2, 0.9))),
    leniency: random.around(0, 0.25),
    avatar: { path: avatarPath(svg), svg },
    joinedAt: new Date(now.getTime() - random.between(560, 900) * day),
  };
}

function asciiOf(name: string): string {
  return name
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.');
}
