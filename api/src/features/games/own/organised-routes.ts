import * as contract from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { type Language, pageSizes } from '@rondo/rules';
import { languageOf } from '../../../platform/wording/language.ts';
import { paginationOf } from '../../../platform/calls/pagination.ts';
import { Refused } from '../../../platform/refusal.ts';
import { type Context, serve } from '../../../platform/serve.ts';
import { findOrganisedGames } from './organised-queries.ts';
import { findRegistrants, type RegistrantRow } from '../people-queries.ts';
import { presentCards, presentOrganised } from '../present.ts';
import { idOf } from '../access/game-id.ts';
import { showGame } from '../show-game.ts';
import { csvFile, neutralise } from '../../../platform/admins/csv.ts';

const limit = pageSizes.profileGames;

/** An organiser's view of all their games (pages.md#organising). */
export function organisedRoutes(context: Context): void {
  const { db, clock } = context;

  serve(context, contract.organisedGames, async ({ viewer, query: { period, page } }) => {
    const part = { period, limit, skip: (page - 1) * limit };
    const { rows, totalCount } = await findOrganisedGames(db, viewer.id, part, clock.now());
    return {
      status: 'success',
      data: { matches: presentCards(rows, presentOrganised) },
      pagination: paginationOf(totalCount, limit),
    };
  });

  serve(context, contract.registrantsCsv, async ({ viewer, params, query, http }) => {
    const { data } = await showGame(context, params.id, viewer);
    if (!data.match.viewer?.rights.includes('players')) throw new Refused('not_allowed');
    const language = query.lang ?? languageOf(http.request);
    const name = `${phrasesIn[language].teams.registrants.csv.fileName}-${params.id.slice(0, 8)}.csv`;
    void http.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store');
    return writeRegistrants(await findRegistrants(db, idOf(params)), language);
  });
}

/** The registrants of an external event, as a file for its organiser's spreadsheet. */
function writeRegistrants(registrants: readonly RegistrantRow[], language: Language): string {
  const { csv } = phrasesIn[language].teams.registrants;
  const rows = registrants.map(({ name, team_name, organisation, is_member }) => [
    ...[name, team_name, organisation].map(neutralise),
    is_member ? csv.yes : csv.no,
  ]);
  return csvFile([[csv.name, csv.team, csv.organisation, csv.member], ...rows], language);
}
