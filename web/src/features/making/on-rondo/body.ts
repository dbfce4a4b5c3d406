import type { CallArguments, createTournament } from '@rondo/contract';
import { countingOf } from '@rondo/rules/results';
import { placeName } from '@rondo/rules/tournament-form';
import { numberOf } from '../../../platform/call-form.ts';
import type { GameDraft } from '../draft.ts';
import { teamColors } from '../teams.ts';
import { minutesAfter } from './courts.ts';
import { spotsOfTeam } from './on-rondo.ts';

type Body = CallArguments<typeof createTournament>['body'];

/** How a tournament is played, as its call takes it. @param courtName the name of a court that nobody named */
export function termsOf(
  { onRondo, sport, game_date: start, duration }: GameDraft,
  courtName: (number: number) => string,
): Body['terms'] {
  const { format, groups, through, rounds, legs, playOffs, matchMinutes, setsToWin, courts, referees } = onRondo;
  const hasSets = sport !== '' && countingOf(sport) === 'sets';
  return {
    format,
    groups: numberOf(groups),
    through: numberOf(through),
    rounds: numberOf(rounds),
    legs: numberOf(legs),
    playOffs,
    sets: hasSets ? { toWin: numberOf(setsToWin), points: 25 } : null,
    matchMinutes: numberOf(matchMinutes),
    courts: courts.map(({ name, from, to }, index) => ({
      name: name.trim() || courtName(index + 1),
      from: minutesAfter(start, from, 0),
      to: minutesAfter(start, to, Math.round(numberOf(duration) * 60)),
    })),
    roles: referees ? ['referee'] : [],
  };
}

/** A tournament with the game in which people enter it: its places are named *Team 1* and on until captains name them. */
export function tournamentOf(game: Body['game'], draft: GameDraft, courtName: (number: number) => string): Body {
  const { onRondo } = draft;
  const size = spotsOfTeam(onRondo);
  const count = numberOf(onRondo.teams);
  const colors = Object.values(teamColors);
  return {
    game: {
      ...game,
      minimum_players_threshold: numberOf(onRondo.least) * size,
      players: count * size,
      teams: Array.from({ length: count }, (_, index) => ({
        name: placeName(index + 1),
        color: colors[index % colors.length] ?? teamColors.grey,
        team_size: size,
      })),
    },
    entry: onRondo.entry,
    teamSize: numberOf(onRondo.teamSize),
    terms: termsOf(draft, courtName),
  };
}
