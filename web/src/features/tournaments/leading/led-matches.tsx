import type { Tournament, TournamentMatch } from '@rondo/contract';
import { useNow } from '../../../platform/clock.tsx';
import { useT } from '../../../platform/i18n.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { MatchRow } from '../match-row.tsx';
import { hasBegun, nowFirst, useNames } from '../names.ts';

interface Props {
  tournament: Tournament;
  onEnter: (match: string) => void;
  onMove: (match: string) => void;
}

/** All matches: those whose result is to be entered first; each result is a press away, and so is another court or time. */
export function LedMatches({ tournament, onEnter, onMove }: Props) {
  const t = useT();
  const now = useNow();
  const names = useNames(tournament);
  const { matches, teams, viewer, terms, stage } = tournament;
  if (matches.length === 0) return null;
  const waits = (match: TournamentMatch) =>
    viewer.mayEnter.includes(match.id) && match.result === null && hasBegun(match, now);
  const [first, others] = [matches.filter(waits), matches.filter((match) => !waits(match))];
  const row = (match: TournamentMatch) => (
    <Row as="li" key={match.id} gap={4} align="center">
      <Text as="div" grows shrinks>
        <MatchRow
          match={match}
          names={names}
          teams={teams}
          onEnter={viewer.mayEnter.includes(match.id) ? () => onEnter(match.id) : undefined}
        />
      </Text>
      {!terms.isQueue && stage === 'drawn' && match.status !== 'over' && match.status !== 'notNeeded' && (
        <IconButton
          label={t('tournamentLeading.plan.moveOf', { match: names.match(match) })}
          onClick={() => onMove(match.id)}
        >
          <Icon name="clock" />
        </IconButton>
      )}
    </Row>
  );
  return (
    <>
      {first.length > 0 && (
        <Stack as="section" gap={8}>
          <Text as="h2" size={20}>
            {t('tournamentLeading.results.title')}
          </Text>
          <Stack as="ul" gap={8}>
            {nowFirst(first).map(row)}
          </Stack>
        </Stack>
      )}
      <Stack as="section" gap={8}>
        <Text as="h2" size={20}>
          {t('tournamentLeading.results.all')}
        </Text>
        <Stack as="ul" gap={8}>
          {nowFirst(others).map(row)}
        </Stack>
      </Stack>
    </>
  );
}
