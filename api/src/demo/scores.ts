import {
  amsterdamDay,
  day,
  type Fit,
  fitScores,
  GradeTable,
  prior,
  ratedSports,
  type RatedSport,
  receiptFromRaters,
  storedScore,
} from '@rondo/rules';
import type { NewRow } from '../platform/insert-rows.ts';
import type { Person } from './people.ts';
import type { Story } from './story.ts';

export interface DemoScores {
  scores: Required<Omit<NewRow<'score'>, 'has_left' | 'home_city'>>[];
  raters: NewRow<'rater'>[];
  fits: NewRow<'score_fit'>[];
  receipts: NewRow<'rating_receipt'>[];
}

/** The scores that follow from all grades of the story, by the same rules as the fit of each night. */
export function scoresOf(story: Story, accounts: readonly Person[], now: Date): DemoScores {
  const sports = ratedSports.map((sport) => fitSport(sport, gradesIn(sport, story), now));
  return {
    scores: sports.flatMap(({ scores }) => scores),
    raters: sports.flatMap(({ raters }) => raters),
    fits: sports.map(({ fit }) => fit),
    receipts: ratedSports.flatMap((sport) => receiptsIn(sport, story, accounts, now)),
  };
}

type Gradings = Story['gradings'];

const gradesIn = (sport: RatedSport, story: Story): Gradings =>
  story.gradings.filter((grading) => grading.sport === sport);

/** What the demo's accounts heard of the grades of the last two months. */
function receiptsIn(sport: RatedSport, story: Story, accounts: readonly Person[], now: Date) {
  const gradings = gradesIn(sport, story);
  // All grades the demo is written with have been told.
  const lastId = story.gradings.length;
  const since = new Date(now.getTime() - 60 * day);
  const before = fitSport(
    sport,
    gradings.filter(({ created_at }) => created_at < since),
    now,
  );
  const after = fitSport(sport, gradings, now);
  return accounts.flatMap(({ id }) => {
    const grades = gradings.filter(({ target_id, created_at }) => target_id === id && created_at >= since);
    const raters = new Set(grades.map(({ rater_id }) => rater_id)).size;
    const days = grades.map(({ created_at }) => amsterdamDay(created_at)).toSorted();
    const noonOf = (date: string | undefined) => new Date(`${date}T12:00:00Z`);
    const score = after.scores.find(({ user_id }) => user_id === id)?.score;
    if (raters < receiptFromRaters || score === undefined) return [];
    return {
      user_id: id,
      sport,
      rater_count: raters,
      first_day: noonOf(days[0]),
      last_day: noonOf(days.at(-1)),
      score_before: before.scores.find(({ user_id }) => user_id === id)?.score ?? null,
      score_after: score,
      last_grading_id: lastId,
      created_at: now,
    };
  });
}

function fitSport(sport: RatedSport, gradings: Gradings, now: Date) {
  const table = new GradeTable();
  for (const { rater_id, target_id, grade } of gradings) table.add(rater_id, target_id, grade);
  const fit: Fit = fitScores(table);
  const received = Map.groupBy(gradings, ({ target_id }) => target_id);
  const given = Map.groupBy(gradings, ({ rater_id }) => rater_id);
  return {
    scores: [...fit.scores].map(([user_id, { score, deviation }]) => {
      const grades = received.get(user_id) ?? [];
      return {
        user_id,
        sport,
        score: storedScore(score),
        deviation,
        grade_count: grades.length,
        graded_games: new Set(grades.map(({ game_id }) => game_id)).size,
        updated_at: grades.at(-1)?.created_at ?? now,
      };
    }),
    raters: [...fit.raters].map(([user_id, { leniency, slope, noise, uncertainty }]) => ({
      user_id,
      sport,
      leniency,
      slope,
      noise,
      uncertainty,
      grade_count: given.get(user_id)?.length ?? 0,
      updated_at: now,
    })),
    fit: {
      sport,
      mean: fit.mean,
      strength_variance: fit.strengthVariance,
      leniency_variance: fit.leniencyVariance,
      slope_variance: fit.slopeVariance,
      grade_count: gradings.length,
      fitted_at: now,
    },
  };
}

/** Looks up a score; somebody who was never graded has the initial one. */
export function scoreLookup(rows: DemoScores['scores']): (userId: string, sport: string) => number {
  const scores = new Map(rows.map(({ user_id, sport, score }) => [`${user_id}/${sport}`, score]));
  return (userId, sport) => scores.get(`${userId}/${sport}`) ?? prior.score;
}
