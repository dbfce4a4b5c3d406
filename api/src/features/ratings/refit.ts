import {
  type FittedRater,
  type FittedScore,
  newRater,
  type Population,
  refitRater,
  refitScore,
  type RatedSport,
  storedScore,
  usualPopulation,
  weightOfEach,
} from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

/** What the last full fit of a sport said of its players as a whole; what is believed before there is one. */
async function findPopulation(trx: Transaction, sport: RatedSport): Promise<Population> {
  const { rows } = await sql<Pick<Rows['score_fit'], 'mean' | `${'strength' | 'leniency' | 'slope'}_variance`>>`
    select mean, strength_variance, leniency_variance, slope_variance from score_fit where sport = ${sport}`.execute(
    trx,
  );
  const [fit] = rows;
  return fit
    ? {
        mean: fit.mean,
        strengthVariance: fit.strength_variance,
        leniencyVariance: fit.leniency_variance,
        slopeVariance: fit.slope_variance,
      }
    : usualPopulation;
}

/**
 * The local step (decisions/0035-score.md) of players who were just graded, whose scores are locked, and of who graded them: from all of
 * their grades.
 */
export async function refitPlayers(
  trx: Transaction,
  { sport, raterId, targetIds }: { sport: RatedSport; raterId: string; targetIds: readonly string[] },
  now: Date,
): Promise<void> {
  const [population, received, given] = await Promise.all([
    findPopulation(trx, sport),
    findReceived(trx, sport, targetIds),
    findGiven(trx, sport, raterId),
  ]);
  const known = received.find(({ rater_id }) => rater_id === raterId);
  const before = known && raterOf(known, population);
  const first = scoresOf(received, population, new Map());
  const rater = refitRater(
    given.map(({ target_id, grade, weight, ...stored }) => ({
      grade,
      weight,
      target: first.get(target_id) ?? stored,
    })),
    before ?? newRater(population),
    population,
  );
  await storeRater(trx, { ...rater, userId: raterId, sport, gradeCount: given.length }, now);
  await storeScores(trx, sport, received, scoresOf(received, population, new Map([[raterId, rater]])), now);
}

/** The local step of players alone, whose scores are locked, by what is known of who graded them. */
export async function refitScores(
  trx: Transaction,
  sport: RatedSport,
  targetIds: readonly string[],
  now: Date,
): Promise<void> {
  const [population, received] = await Promise.all([findPopulation(trx, sport), findReceived(trx, sport, targetIds)]);
  await storeScores(trx, sport, received, scoresOf(received, population, new Map()), now);
}

/** A grade that a player got, and what is known of who gave it: nothing before the first local step, or fit, of that rater. */
interface ReceivedGrade {
  target_id: string;
  rater_id: string;
  game_id: string;
  grade: number;
  /** Grades of this rater for this player. */
  pair_count: number;
  leniency: number | null;
  slope: number | null;
  noise: number | null;
  uncertainty: number | null;
}

async function findReceived(
  trx: Transaction,
  sport: RatedSport,
  targetIds: readonly string[],
): Promise<ReceivedGrade[]> {
  const { rows } = await sql<ReceivedGrade>`
    select v.target_id, v.rater_id, v.game_id, v.grade, count(*) over (partition by v.target_id, v.rater_id) as pair_count,
      r.leniency, r.slope, r.noise, r.uncertainty
    from grading v left join rater r on r.user_id = v.rater_id and r.sport = v.sport and r.grade_count > 0
    where v.target_id = any(${targetIds}::uuid[]) and v.sport = ${sport}
    order by v.target_id, v.rater_id, v.id`.execute(trx);
  return rows;
}

/** All grades a rater gave, with what is known of the players. */
async function findGiven(trx: Transaction, sport: RatedSport, raterId: string) {
  const { rows } = await sql<{ target_id: string; grade: number; pair_count: number } & FittedScore>`
    select v.target_id, v.grade, count(*) over (partition by v.target_id) as pair_count,
      coalesce(s.score, 3)::float8 as score, coalesce(s.deviation, sqrt(0.5)) as deviation
    from grading v left join score s on s.user_id = v.target_id and s.sport = v.sport
    where v.rater_id = ${raterId} and v.sport = ${sport}
    order by v.target_id, v.id`.execute(trx);
  return rows.map(({ pair_count, ...given }) => ({ ...given, weight: weightOfEach(pair_count) }));
}

function raterOf({ leniency, slope, noise, uncertainty }: ReceivedGrade, population: Population): FittedRater {
  return leniency === null || slope === null || noise === null || uncertainty === null
    ? newRater(population)
    : { leniency, slope, noise, uncertainty };
}

function scoresOf(
  received: readonly ReceivedGrade[],
  population: Population,
  raters: ReadonlyMap<string, FittedRater>,
): Map<string, FittedScore> {
  const scores = [...Map.groupBy(received, ({ target_id }) => target_id)].map(([id, grades]) => {
    const known = grades.map((one) => ({
      grade: one.grade,
      weight: weightOfEach(one.pair_count),
      rater: raters.get(one.rater_id) ?? raterOf(one, population),
    }));
    return [id, refitScore(known, population)] as const;
  });
  return new Map(scores);
}

async function storeRater(
  trx: Transaction,
  {
    userId,
    sport,
    leniency,
    slope,
    noise,
    uncertainty,
    gradeCount,
  }: FittedRater & {
    userId: string;
    sport: RatedSport;
    gradeCount: number;
  },
  now: Date,
): Promise<void> {
  await sql`
    update rater set leniency = ${leniency}, slope = ${slope}, noise = ${noise}, uncertainty = ${uncertainty}, grade_count = ${gradeCount},
      updated_at = ${now}
    where user_id = ${userId} and sport = ${sport}`.execute(trx);
}

async function storeScores(
  trx: Transaction,
  sport: RatedSport,
  received: readonly ReceivedGrade[],
  scores: ReadonlyMap<string, FittedScore>,
  now: Date,
): Promise<void> {
  const byTarget = Map.groupBy(received, ({ target_id }) => target_id);
  const rows = [...scores].map(([user_id, { score, deviation }]) => {
    const grades = byTarget.get(user_id) ?? [];
    return {
      user_id,
      score: storedScore(score),
      deviation,
      grade_count: grades.length,
      graded_games: new Set(grades.map(({ game_id }) => game_id)).size,
    };
  });
  await sql`
    update score s set score = n.score, deviation = n.deviation, grade_count = n.grade_count,
      graded_games = n.graded_games, updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n(user_id uuid, score numeric, deviation float8, grade_count integer, graded_games integer)
    where s.user_id = n.user_id and s.sport = ${sport}`.execute(trx);
}
