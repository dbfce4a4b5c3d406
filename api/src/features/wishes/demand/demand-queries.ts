import { day, type Level, type Sport, type WeekPart } from '@rondo/rules';
import { demandTerms } from '@rondo/rules/demand';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';

export interface DemandRow {
  town: string;
  latitude: number;
  longitude: number;
  sport: Sport;
  part: WeekPart;
  people: number;
  level: Level;
  price_cents: number | null;
  is_answered: boolean;
}

/** The cells with most people first. */
export async function findDemand(db: Database, now: Date): Promise<DemandRow[]> {
  const { rows } = await sql<DemandRow>`
    select p.name as town, p.latitude, p.longitude, d.sport, d.part, d.people, d.level, d.price_cents,
      coalesce(d.answered_at > ${answeredSince(now)}, false) as is_answered
    from demand d join place p on p.id = d.town_id
    order by d.people desc, p.name, d.sport, d.part limit ${demandTerms.shown}`.execute(db);
  return rows;
}

/** When the demand was counted; null if it never was. */
export async function findCountedAt(db: Database): Promise<string | null> {
  const { rows } = await sql<{ counted_at: string }>`select counted_at from demand_count`.execute(db);
  return rows[0]?.counted_at ?? null;
}

/** A cell answered since this time has had its turn. */
export const answeredSince = (now: Date) => new Date(now.getTime() - demandTerms.answeredDays * day);
