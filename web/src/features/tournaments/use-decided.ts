import type { TournamentTable } from '@rondo/contract';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';

type Above = NonNullable<TournamentTable['rows'][number]['above']>;
const rules = [
  'won',
  'points',
  'direct',
  'difference',
  'scored',
  'setRatio',
  'pointRatio',
  'opponents',
  'fairPlay',
  'lot',
] as const;

/** What put a team above the next one and below the one before, where they are level in points: empty if it is level with neither. */
export function useDecided({ rows }: TournamentTable, nameOf: (team: string) => string): (team: string) => string[] {
  const t = useT();
  const formats = useFormats();
  const write = ([value = 0]: readonly number[] = [], rule: (typeof rules)[number]) => {
    if (rule.endsWith('Ratio')) return formats.decimals(value);
    // Cards count against a team.
    return String(rule === 'fairPlay' ? Math.abs(value) : value).replace('-', '−');
  };
  const say = ({ rule, values }: Above, isAbove: boolean, other: string) => {
    const known = rules.find((one) => one === rule) ?? 'lot';
    const [mine, theirs] = isAbove ? values : [values[1], values[0]];
    const decided =
      known === 'lot'
        ? t('tournaments.table.decided.lot')
        : t(`tournaments.table.decided.${known}`, { mine: write(mine, known), theirs: write(theirs, known) });
    return `${t('tournaments.table.level', { team: nameOf(other) })} ${decided}`;
  };
  return (team) => {
    const at = rows.findIndex((row) => row.team === team);
    const [before, own, next] = [rows[at - 1], rows[at], rows[at + 1]];
    return [
      ...(before?.above ? [say(before.above, false, before.team)] : []),
      ...(own?.above && next ? [say(own.above, true, next.team)] : []),
    ];
  };
}
