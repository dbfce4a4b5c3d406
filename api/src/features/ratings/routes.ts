import * as contract from '@rondo/contract';
import {
  gradesCounted,
  grading,
  leastGrades,
  newRater,
  ratingClosesAt,
  roundedScore,
  usualPopulation,
} from '@rondo/rules';
import { type Context, serve } from '../../platform/serve.ts';
import { gradePlayers } from './grade-players.ts';
import { presentScore } from '../../platform/people/scores.ts';
import {
  findGameToRate,
  findGiven,
  findOwnScores,
  findRateable,
  findReceipts,
  type GivenRow,
  type ReceiptRow,
} from './queries.ts';
import { requireOpen } from './require-open.ts';

export function ratingRoutes(context: Context): void {
  const { db, clock } = context;

  serve(context, contract.gradingOptions, async ({ params, viewer }) => {
    const [game, players] = await Promise.all([
      findGameToRate(db, params.id, viewer.id),
      findRateable(db, params.id, viewer.id),
    ]);
    requireOpen(game, players.length, clock.now());
    return {
      status: 'success',
      data: {
        game: { _id: game.id, name: game.name, sport: game.sport, game_date: game.starts_at },
        players: players.map(({ id, guest_of: guestOf, ...player }) => ({ _id: id, ...player, guestOf })),
        least: leastGrades(players.length),
        most: Math.min(grading.most, players.length),
        closes_at: ratingClosesAt(new Date(game.ends_at)).toISOString(),
      },
    };
  });

  serve(context, contract.gradePlayers, async ({ params, body, viewer }) => {
    await gradePlayers(db, viewer.id, { gameId: params.id, grades: body });
    return { status: 'success', message: 'Vote has been sent successfully!' };
  });

  serve(context, contract.myRatings, async ({ viewer }) => {
    const [scores, receipts, given] = await Promise.all([
      findOwnScores(db, viewer.id),
      findReceipts(db, viewer.id),
      findGiven(db, viewer.id),
    ]);
    return {
      status: 'success',
      data: {
        scores: scores.map((row) => ({ ...presentScore(row, 2), gradedGames: row.graded_games })),
        receipts: receipts.map(presentReceipt),
        given: given.map(presentGiven),
      },
    };
  });
}

function presentReceipt(row: ReceiptRow): contract.RatingReceipt {
  return {
    _id: String(row.id),
    sport: row.sport,
    raters: row.rater_count,
    firstDay: row.first_day,
    lastDay: row.last_day,
    before: row.score_before === null ? null : roundedScore(row.score_before, 1),
    after: roundedScore(row.score_after, 1),
  };
}

function presentGiven({ sport, grades, players, noise, slope }: GivenRow): contract.MyRatings['given'][number] {
  return {
    sport,
    grades,
    counted: gradesCounted(players, noise === null || slope === null ? newRater(usualPopulation) : { noise, slope }),
  };
}
