import { writeFigure } from '@rondo/rules';
import { drawTournament, planMatches, refuseDraw } from '@rondo/rules/tournaments';
import { useMemo } from 'react';
import { numberOf } from '../../../platform/call-form.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { instantOf } from '../../../platform/local-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/form.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import type { GameDraft } from '../draft.ts';
import { termsOf } from './body.ts';

interface Props {
  draft: GameDraft;
  /** Makes the day as long as it has to be, in hours. */
  onDuration: (hours: string) => void;
}

/** Between two matches on a court. */
const changeMinutes = 5;
const mostMinutes = 600;
const settleMs = 300;

/** What the day comes to: matches, courts and when the last one ends, by the plan that Rondo would make. */
export default function DayLine({ draft, onDuration }: Props) {
  const { t, language } = useI18n();
  const said = (hours: string) => writeFigure(hours, language);
  const formats = useFormats();
  const typed = useDebounced(JSON.stringify([termsOf(draft, String), numberOf(draft.onRondo.teams)]), settleMs);
  const day = useMemo(() => planOf(...(JSON.parse(typed) as Parameters<typeof planOf>)), [typed]);
  if (!day) return null;
  const { teams, matches, courts, groups, end } = day;
  const startsAt = instantOf(draft.game_date);
  const time = startsAt === null ? null : formats.time(new Date(startsAt.valueOf() + end * 60_000).toISOString());
  const facts = [
    t('create.tournamentOnRondo.teamCount', { count: teams }),
    ...(groups > 1 ? [t('create.tournamentOnRondo.groupCount', { count: groups })] : []),
    t('create.tournamentOnRondo.matchCount', { count: matches }),
    t('create.tournamentOnRondo.courtCount', { count: courts }),
  ].join(', ');
  const hours = String(Math.ceil(end / 30) / 2);
  if (end <= numberOf(draft.duration) * 60)
    return (
      <p>
        {time === null
          ? t('create.tournamentOnRondo.dayHours', { facts, hours: said(String(Math.ceil(end / 6) / 10)) })
          : t('create.tournamentOnRondo.day', { facts, time })}
      </p>
    );
  return (
    <Note>
      <p>
        {t(end > mostMinutes ? 'create.tournamentOnRondo.tooLong' : 'create.tournamentOnRondo.long', {
          facts,
          hours: said(hours),
        })}
      </p>
      {end <= mostMinutes && (
        <Button variant="secondary" onClick={() => onDuration(hours)}>
          {t('create.tournamentOnRondo.makeHours', { hours: said(hours) })}
        </Button>
      )}
    </Note>
  );
}

/** @param terms as the call takes them; null if they can't be planned yet */
function planOf(terms: ReturnType<typeof termsOf>, teams: number) {
  const {
    format,
    groups = 1,
    through = 2,
    playOffs = 'third',
    legs = 1,
    rounds = 1,
    courts,
    matchMinutes,
    roles = [],
  } = terms;
  const drawn = { format, groups, through, playOffs, legs, rounds };
  const isWhole = [groups, through, legs, rounds, matchMinutes, teams].every((one) => Number.isInteger(one) && one > 0);
  if (!isWhole || teams > 64 || courts.length === 0 || refuseDraw(drawn, teams)) return null;
  const { matches } = drawTournament(
    drawn,
    Array.from({ length: teams }, (_, index) => String(index)),
  );
  // Courts that close too early would leave matches out; how long it takes is told, and the hours are asked for.
  const open = courts.map(({ name, from }) => ({ id: name, hours: [{ from, to: 100_000 }] }));
  const plan = planMatches(matches, {
    courts: open,
    matchMinutes: matchMinutes + changeMinutes,
    restMinutes: 0,
    roles,
  });
  return {
    teams,
    matches: matches.length,
    courts: courts.length,
    groups: format === 'groups' ? groups : 1,
    end: plan.end - changeMinutes,
  };
}
