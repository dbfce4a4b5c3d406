import type { Tournament } from '@rondo/contract';
import { useSearchParams } from 'react-router';
import { Brackets } from '../../features/tournaments/brackets.tsx';
import { MatchList } from '../../features/tournaments/match-list.tsx';
import { Tables } from '../../features/tournaments/tables.tsx';
import { TeamList } from '../../features/tournaments/team-list.tsx';
import { useT } from '../../platform/i18n.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Tabs } from '../../ui/tabs.tsx';

interface Props {
  tournament: Tournament;
  linkKey: string | null;
  onEnter: (match: string) => void;
}

const all = ['matches', 'table', 'bracket', 'teams'] as const;
type Tab = (typeof all)[number];

/** What a tournament has to show: until it is drawn its teams alone. */
function partsOf({ matches }: Tournament): readonly Tab[] {
  if (matches.length === 0) return [];
  const isTabled = matches.some(({ stage }) => stage === 'group' || stage === 'swiss');
  const isBracketed = matches.some(({ stage }) => stage === 'knock-out' || stage === 'losers');
  return all.filter((tab) => (tab !== 'table' || isTabled) && (tab !== 'bracket' || isBracketed));
}

/** The parts of a tournament, one at a time (`?tab=`). */
export function TournamentParts({ tournament, linkKey, onEnter }: Props) {
  const t = useT();
  const [query] = useSearchParams();
  const tabs = partsOf(tournament);
  const chosen = tabs.find((tab) => tab === query.get('tab')) ?? tabs[0];
  if (chosen === undefined)
    return (
      <Stack gap={12} as="section">
        <Text as="h2" size={20}>
          {t('tournaments.tabs.teams')}
        </Text>
        <TeamList tournament={tournament} />
      </Stack>
    );
  return (
    <Stack gap={16}>
      <Stack align="start">
        <Tabs
          label={t('tournaments.tabs.label')}
          chosen={chosen}
          tabs={tabs.map((id) => ({ id, label: t(`tournaments.tabs.${id}`) }))}
        />
      </Stack>
      {chosen === 'matches' && <MatchList tournament={tournament} onEnter={onEnter} />}
      {chosen === 'table' && <Tables tournament={tournament} linkKey={linkKey} />}
      {chosen === 'bracket' && <Brackets tournament={tournament} />}
      {chosen === 'teams' && <TeamList tournament={tournament} />}
    </Stack>
  );
}
