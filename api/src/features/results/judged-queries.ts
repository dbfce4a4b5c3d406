import type { Sport } from '@rondo/rules';
import type { Judged } from '@rondo/rules/favoured';
import type { Outcome } from '@rondo/rules/results';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';

/** How many of the latest teams with an outcome are looked at. */
const latestTeams = 40_000;

interface PairRow {
  sport: Sport;
  /** The mean scores of the two teams when the result was entered first. */
  one: number;
  other: number;
  /** What came out for the first. */
  outcome: Outcome;
}

const turned = { won: 'lost', drew: 'drew', lost: 'won' } as const;

/** The latest games whose result stands, between two teams whose players all had a score, by sport. */
export async function findJudged(db: Database, now: Date): Promise<Map<Sport, Judged[]>> {
  const { rows } = await sql<PairRow>`
    with latest as materialized (
      select team_id, game_id, outcome, strength from team_outcome
      where strength is not null and stands_at <= ${now} order by stands_at desc limit ${latestTeams}
    )
    select g.sport, coalesce(one.strength, 0) as one, coalesce(other.strength, 0) as other, one.outcome
    from latest one join latest other on other.game_id = one.game_id and other.team_id > one.team_id
    join game g on g.id = one.game_id
    where (select count(*) from team_outcome o where o.game_id = one.game_id) = 2`.execute(db);
  const judged = new Map<Sport, Judged[]>();
  for (const { sport, one, other, outcome } of rows) {
    const ofSport = judged.get(sport) ?? [];
    judged.set(sport, ofSport);
    ofSport.push({ apart: Math.abs(one - other), outcome: one < other ? turned[outcome] : outcome });
  }
  return judged;
}
