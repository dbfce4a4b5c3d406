import {
  amsterdamDay,
  day,
  type Fit,
  fitScores,
  GradeTable,
  prior,
  publishedFromRaters,
  ratedSports,
  type RatedSport,
  storedScore,
} from '@rondo/rules';
import type { NewRow } from '../platform/database/insert-rows.ts';
import type { Person } from './people.ts';
import type { Story } from './story.ts';

export interface DemoScores {
  scores: Required<Omit<NewRow<'score'>, 'has_left' | 'home_city'>>[];
  raters: NewRow<'rater'>[];
  fits: NewRow<'score_fit'>[];
  receipts: NewRow<'rating_receipt'>[];
}

/** The demo's scores were published on this many nights, last night not counted. */
const nightsBefore = 60;

/**
 * The scores that follow from the grades of the story by the rules of each night's fit, and the players who wait for more grades, as if two nights
 * had passed (decisions/0081-published-scores.md). Marks the grades that count.
 */
export function scoresOf(story: Story, accounts: readonly Person[], now: Date): DemoScores {
  const nights = [new Date(now.getTime() - nightsBefore * day), now];
  const sports = ratedSports.map((sport) => {
    const gradings = story.gradings.filter((grading) => grading.sport === sport);
    const scores = new Map<string, ScoreRow>();
    const found = nights.map((night) => settle(sport, gradings, night, scores));
    return { scores, ...found.at(-1) };
  });
  const told = new Set(accounts.map(({ id }) => id));
  return {
    scores: sports.flatMap(({ scores }) => [...scores.values()]),
    raters: sports.flatMap(({ raters = [] }) => raters),
    fits: sports.flatMap(({ fit }) => fit ?? []),
    receipts: sports.flatMap(({ receipts = [] }) =>
      receipts
        .filter(({ user_id }) => told.has(user_id))
        // The demo writes only grades that their players were told of.
        .map((receipt) => ({ ...receipt, last_grading_id: story.gradings.length })),
    ),
  };
}

type Gradings = Story['gradings'];
type ScoreRow = DemoScores['scores'][number];

/** One night of a sport: publishes scores, and returns the fit and the people it told. */
function settle(sport: RatedSport, gradings: Gradings, night: Date, scores: Map<string, ScoreRow>) {
  const waiting = gradings.filter(({ counted_at, created_at }) => !counted_at && created_at <= night);
  const due = [...Map.groupBy(waiting, ({ target_id }) => target_id)].filter(
    ([, grades]) => ratersOf(grades) >= publishedFromRaters,
  );
  for (const grading of due.flatMap(([, grades]) => grades)) grading.counted_at = night;
  const counted = gradings.filter(({ counted_at }) => counted_at);
  const table = new GradeTable();
  for (const { rater_id, target_id, grade } of counted) table.add(rater_id, target_id, grade);
  const fit: Fit = fitScores(table);
  const received = Map.groupBy(counted, ({ target_id }) => target_id);
  const receipts = due.flatMap(([user_id, grades]) => {
    const [fitted, before] = [fit.scores.get(user_id), scores.get(user_id)];
    const all = received.get(user_id) ?? [];
    if (!fitted) return [];
    const row = {
      user_id,
      sport,
      score: storedScore(fitted.score),
      deviation: fitted.deviation,
      grade_count: all.length,
      graded_games: new Set(all.map(({ game_id }) => game_id)).size,
      published_at: night,
      updated_at: night,
    };
    scores.set(user_id, row);
    const days = grades.map(({ created_at }) => amsterdamDay(created_at)).toSorted();
    const noonOf = (date: string | undefined) => new Date(`${date}T12:00:00Z`);
    return {
      user_id,
      sport,
      rater_count: ratersOf(grades),
      first_day: noonOf(days[0]),
      last_day: noonOf(days.at(-1)),
      score_before: before?.score ?? null,
      score_after: row.score,
      created_at: night,
    };
  });
  return { ...ratersAndFit(sport, fit, counted, night), receipts };
}

const ratersOf = (grades: Gradings): number => new Set(grades.map(({ rater_id }) => rater_id)).size;

function ratersAndFit(sport: RatedSport, fit: Fit, counted: Gradings, night: Date) {
  const given = Map.groupBy(counted, ({ rater_id }) => rater_id);
  return {
    raters: [...fit.raters].map(([user_id, { leniency, slope, noise, uncertainty }]) => ({
      user_id,
      sport,
      leniency,
      slope,
      noise,
      uncertainty,
      grade_count: given.get(user_id)?.length ?? 0,
      updated_at: night,
    })),
    fit: {
      sport,
      mean: fit.mean,
      strength_variance: fit.strengthVariance,
      leniency_variance: fit.leniencyVariance,
      slope_variance: fit.slopeVariance,
      grade_count: counted.length,
      fitted_at: night,
    },
  };
}

/** Looks up a score; a player who was never graded has the initial one. */
export function scoreLookup(rows: DemoScores['scores']): (userId: string, sport: string) => number {
  const scores = new Map(rows.map(({ user_id, sport, score }) => [`${user_id}/${sport}`, score]));
  return (userId, sport) => scores.get(`${userId}/${sport}`) ?? prior.score;
}
