import type { Tournament } from '@rondo/contract';
import { useNow } from '../../../platform/clock.tsx';
import { useT } from '../../../platform/i18n.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { MatchRow } from '../match-row.tsx';
import { nowFirst, toEnter, useNames } from '../names.ts';

interface Props {
  tournament: Tournament;
  onEnter: (match: string) => void;
  onMove: (match: string) => void;
}

/** The matches whose result is to be entered, or all others: each result is a press away, and so is another court or time. */
export function LedMatches({ which, tournament, onEnter, onMove }: Props & { which: 'to-enter' | 'others' }) {
  const t = useT();
  const now = useNow();
  const names = useNames(tournament);
  const { matches, teams, viewer, terms, stage } = tournament;
  const waiting = toEnter(tournament, now);
  const shown = which === 'to-enter' ? waiting : matches.filter((match) => !waiting.includes(match));
  if (shown.length === 0) return null;
  const rows = (
    <Stack as="ul" gap={8}>
      {nowFirst(shown).map((match) => {
        const mayMove = !terms.isQueue && stage === 'drawn' && match.status !== 'over' && match.status !== 'notNeeded';
        return (
          <li key={match.id}>
            <MatchRow
              match={match}
              names={names}
              teams={teams}
              onEnter={viewer.mayEnter.includes(match.id) ? () => onEnter(match.id) : undefined}
              move={
                mayMove
                  ? {
                      label: t('tournamentLeading.plan.moveOf', { match: names.match(match) }),
                      open: () => onMove(match.id),
                    }
                  : undefined
              }
            />
          </li>
        );
      })}
    </Stack>
  );
  if (which === 'to-enter') return rows;
  return (
    <Stack as="section" gap={8}>
      <Text as="h2" size={20}>
        {t('tournamentLeading.results.all')}
      </Text>
      {rows}
    </Stack>
  );
}
