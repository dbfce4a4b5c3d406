import { phrasesIn } from '@rondo/phrases';
import type { Language } from '@rondo/rules';
import { csvFile, neutralise } from '../../../platform/admins/csv.ts';
import type { RegistrantRow } from '../people-queries.ts';

/** The registrants of an external event, as a file for its organiser's spreadsheet. */
export function writeRegistrants(registrants: readonly RegistrantRow[], language: Language): string {
  const { csv } = phrasesIn[language].teams.registrants;
  const rows = registrants.map(({ name, team_name, organisation, is_member }) => [
    ...[name, team_name, organisation].map(neutralise),
    is_member ? csv.yes : csv.no,
  ]);
  return csvFile([[csv.name, csv.team, csv.organisation, csv.member], ...rows], language);
}
