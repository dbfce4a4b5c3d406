import { pageSizes, type RatedSport, ratedSports } from '@rondo/rules';
import { type RanksAPage, ranksAPage } from '@rondo/rules/ranks-a-page';
import { pageFromQuery } from '../../platform/page-from-query.ts';

/** The state of /leaderboard, as written in its address. */
export interface LeaderboardSearch {
  sport: RatedSport;
  /** The short code of a community, whose members are ranked among themselves; null for everybody. */
  community: string | null;
  /** The city whose players are ranked among themselves; null for everybody, and where a community is. */
  city: string | null;
  /** How many players a page has. */
  rows: RanksAPage;
  page: number;
}

/** The lengths of a community's short code or id, and of a city's name. */
const codeMax = 40;
const cityMax = 80;

/** The anchor of the reader's own row. */
export const ownRow = 'you';

const [firstSport] = ratedSports as [RatedSport, ...RatedSport[]];
export const [usualRows] = ranksAPage;

/** Reads the address; values it can't use are ignored. */
export function readSearch(query: URLSearchParams): LeaderboardSearch {
  const community = (query.get('community') ?? '').slice(0, codeMax) || null;
  return {
    sport: ratedSports.find((known) => known === query.get('sport')) ?? firstSport,
    community,
    city: community ? null : (query.get('city') ?? '').slice(0, cityMax) || null,
    rows: ranksAPage.find((known) => String(known) === query.get('rows')) ?? usualRows,
    page: pageFromQuery(query, pageSizes.deepestRanks),
  };
}

/** The address of a search; it contains only what differs from the default. */
export function writeSearch({ sport, community, city, rows, page = 1 }: Partial<LeaderboardSearch>): string {
  const query = new URLSearchParams();
  if (community) query.set('community', community);
  if (city) query.set('city', city);
  if (sport && sport !== firstSport) query.set('sport', sport);
  if (rows && rows !== usualRows) query.set('rows', String(rows));
  if (page > 1) query.set('page', String(page));
  return `/leaderboard${query.size > 0 ? `?${query.toString()}` : ''}`;
}

/** The same ranking with another number of rows a page, on the page that has the first row shown now. */
export const byRows = (search: LeaderboardSearch, rows: RanksAPage): LeaderboardSearch => ({
  ...search,
  rows,
  page: Math.floor(((search.page - 1) * search.rows) / rows) + 1,
});

/** The ranking that a search asks for, as the calls name it. */
export function ranksOf({ sport, community, city, rows: limit }: LeaderboardSearch) {
  return { sport, limit, ...(community !== null && { community }), ...(city !== null && { city }) };
}
