import type { Me } from '@rondo/contract';
import { bandOf, isProvisional, reliabilityOf, roundedScore, type Sport } from '@rondo/rules';
import { sql } from 'kysely';

/** A score as {@link scoresOfUser} selects it. */
export interface ScoreEntry {
  sport: Sport;
  elo: number;
  deviation: number;
  graded_games: number;
}

/** Scores of a user `u`, in the order of the sports: a list of {@link ScoreEntry}. */
export const scoresOfUser = sql`coalesce((
  select jsonb_agg(jsonb_build_object('sport', s.sport, 'elo', s.score, 'deviation', s.deviation,
    'graded_games', s.graded_games) order by s.sport)
  from score s where s.user_id = u.id), '[]')`;

/**
 * A score as people see it: with one decimal, from which nobody can work out what one person gave (decisions/0035-score.md).
 * @param decimals two for one's own score, and for making teams; a provisional score has one in any case
 */
export function presentScore({ sport, elo, deviation, graded_games }: ScoreEntry, decimals: 1 | 2): Me['elo'][number] {
  const provisional = isProvisional(graded_games);
  return {
    sport,
    elo: roundedScore(elo, provisional ? 1 : decimals),
    band: bandOf(elo),
    reliability: reliabilityOf(deviation),
    provisional,
  };
}
