import { type RatedSport, rankedFromGames, showsCommunityScores } from '@rondo/rules';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { requireSight } from '../communities/require-standing.ts';
import { requireCity } from '../places/require-city.ts';
import { countGradedGames, type Ranking } from './queries.ts';

interface Asked {
  sport: RatedSport;
  /** An id or short code. */
  community?: string | undefined;
  /** Used if no community is asked for. */
  city?: string | undefined;
}

/**
 * The requested ranking: everybody's without community and city.
 * @throws Refused `community_not_found`, `community_members_only`, `scores_hidden`, `city_not_found`
 */
export async function requireRanking(
  db: Database,
  { sport, community, city }: Asked,
  viewer: Viewer | null,
): Promise<Ranking> {
  if (community !== undefined) return { sport, among: { community: await requireScores(db, community, viewer) } };
  if (city === undefined) return { sport, among: null };
  await requireCity(db, city, { isOffered: false });
  return { sport, among: { city } };
}

/** The id of a community that shows its scores to this viewer. */
async function requireScores(db: Database, ref: string, viewer: Viewer | null): Promise<string> {
  const { community } = await requireSight(db, ref, viewer);
  if (!showsCommunityScores({ showElo: community.show_elo, isRatingVisible: community.is_rating_visible }))
    throw new Refused('scores_hidden');
  return community.id;
}

/** Why a player has no rank: graded in too few games, not a member, or of another city. */
export async function whyNotRanked(db: Database, { sport, among }: Ranking, userId: string): Promise<Refused> {
  const missing = rankedFromGames - (await countGradedGames(db, sport, userId));
  if (among !== null && missing <= 0) return new Refused('community' in among ? 'not_a_member' : 'not_of_city');
  return new Refused('not_ranked', { least: rankedFromGames, missing: Math.max(missing, 0) });
}
