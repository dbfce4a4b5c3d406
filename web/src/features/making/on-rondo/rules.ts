import { gameForm } from '@rondo/rules';
import { tournamentForm as limits } from '@rondo/rules/tournament-form';
import { numberOf } from '../../../platform/call-form.ts';
import type { Translate } from '../../../platform/i18n.tsx';
import { isTime, minutesAfter } from './courts.ts';
import { type OnRondo, spotsOfTeam } from './on-rondo.ts';

/** The errors of how a tournament is made that no schema finds, by their paths. */
export function onRondoErrors(
  form: OnRondo,
  { start, duration }: { start: string; duration: string },
  t: Translate,
): Record<`onRondo.${string}`, string | null> {
  const { teams, least, teamSize, format, groups, through, rounds, legs, matchMinutes, setsToWin, courts } = form;
  const within = (typed: string, min: number, max: number) =>
    Number.isInteger(numberOf(typed)) && numberOf(typed) >= min && numberOf(typed) <= max
      ? null
      : t('create.errors.whole', { min, max });
  const timeError = (typed: string) =>
    typed === '' || isTime(typed) ? null : t('create.tournamentOnRondo.errors.time');
  const spots = numberOf(teams) * spotsOfTeam(form);
  const names = courts.map(({ name }) => name.trim().toLowerCase());
  const hours = courts.flatMap(({ name, from, to }, at) => {
    const [opens, closes] = [minutesAfter(start, from, 0), minutesAfter(start, to, numberOf(duration) * 60)];
    const isTwice = name.trim() !== '' && names.indexOf(name.trim().toLowerCase()) < at;
    return [
      [`onRondo.courts.${at}.name`, isTwice ? t('create.tournamentOnRondo.errors.court') : null],
      [`onRondo.courts.${at}.from`, timeError(from)],
      [
        `onRondo.courts.${at}.to`,
        timeError(to) ?? (opens < closes ? null : t('create.tournamentOnRondo.errors.hours')),
      ],
    ] as const;
  });
  return {
    'onRondo.teams':
      within(teams, limits.teamsMin, limits.teamsMax) ??
      (spots > gameForm.playersMax ? t('create.tournamentOnRondo.errors.spots', { max: gameForm.playersMax }) : null),
    'onRondo.least': within(least, limits.teamsMin, Math.max(limits.teamsMin, numberOf(teams) - 1)),
    'onRondo.teamSize': within(teamSize, 1, limits.teamSizeMax),
    'onRondo.groups':
      format === 'groups' ? within(groups, 1, Math.floor(numberOf(teams) / limits.groupTeamsMin)) : null,
    'onRondo.through': format === 'groups' ? within(through, 1, 8) : null,
    'onRondo.rounds': format === 'swiss' ? within(rounds, 1, Math.ceil(numberOf(teams) / 2)) : null,
    'onRondo.legs': format === 'roundRobin' ? within(legs, 1, limits.legsMax) : null,
    'onRondo.matchMinutes': within(matchMinutes, limits.matchMinutesMin, limits.matchMinutesMax),
    'onRondo.setsToWin': within(setsToWin, 1, limits.setsToWinMax),
    ...Object.fromEntries(hours),
  };
}
