import { isOutsideLevel, type Level, type Sport } from '@rondo/rules';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { City } from './venues.ts';

/** Chooses who plays where: people who like a sport, neighbours of the city first. */
export class Crowd {
  readonly #people: readonly Person[];
  readonly #random: Random;
  readonly #nearby = new Map<string, Person[]>();

  constructor(people: readonly Person[], random: Random) {
    this.#people = people;
    this.#random = random;
  }

  /** Different people for a game of the wanted level. Guests only come to free games. */
  gather(wish: { city: City; sport: Sport; level: Level; wasPlayed?: boolean; free: boolean; size: number }): Person[] {
    const nearby = this.near(wish.city, wish.sport).filter(
      ({ role, skill }) => (wish.free || role !== 'guest') && suits(skill, wish.level, wish.wasPlayed),
    );
    return this.#random.sample(nearby.slice(0, Math.max(wish.size * 2, 40)), wish.size);
  }

  near(city: City, sport: Sport): Person[] {
    const key = `${city.name}/${sport}`;
    let found = this.#nearby.get(key);
    if (!found) {
      found = this.#people
        .filter((person) => person.sports.includes(sport))
        .map((person) => ({ person, distance: distance(person.home, city) + this.#random.next() * 0.15 }))
        .sort((a, b) => a.distance - b.distance)
        .map(({ person }) => person);
      this.#nearby.set(key, found);
    }
    return found;
  }
}

/** People play with others of their level; in games of the past their skill was still a little different. */
function suits(skill: number, level: Level, wasPlayed = false): boolean {
  if (!wasPlayed) return !isOutsideLevel(skill, level);
  return level === 'Beginner' ? skill < 3.4 : level !== 'Advanced' || skill > 2.9;
}

/** In degrees, which is good enough to tell near from far. */
function distance(a: City, b: City): number {
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * 0.61);
}
