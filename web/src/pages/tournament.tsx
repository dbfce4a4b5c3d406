import type { Tournament } from '@rondo/contract';
import { sayLatest } from '@rondo/rules/tournaments';
import { lazy } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { standingsQuery, tournamentQuery } from '../features/tournaments/queries.ts';
import { Unsent } from '../features/tournaments/unsent.tsx';
import { useTournament } from '../features/tournaments/use-tournament.ts';
import { useFormats } from '../platform/formats.ts';
import { useI18n } from '../platform/i18n.tsx';
import { type PageHead, usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { useUser } from '../platform/session.ts';
import { useUrlStep } from '../platform/use-url-step.ts';
import { Deferred } from '../ui/deferred.tsx';
import { Stack } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import { OwnPart } from '../features/tournaments/own-part.tsx';
import { TournamentHeader } from './tournament/tournament-header.tsx';
import { TournamentMissing } from './tournament/tournament-missing.tsx';
import { TournamentParts } from './tournament/tournament-parts.tsx';

export const phrases = ['tournaments'] as const;

const EnterSheet = lazy(() => import('../features/tournaments/enter-sheet.tsx'));
const ResultSheet = lazy(() => import('../features/tournaments/result-sheet.tsx'));
const TeamSheet = lazy(() => import('./tournament/team-sheet.tsx'));

const steps = ['enter', 'result', 'rename', 'withdraw', 'leave'] as const;

export async function prefetch({ client, params, url }: PageRequest): Promise<{ status: number }> {
  const id = params.id ?? '';
  const linkKey = url.searchParams.get('secret-key');
  const query = tournamentQuery(id, linkKey);
  await Promise.all([
    client.prefetchQuery(query),
    ...(url.searchParams.get('tab') === 'table' ? [client.prefetchQuery(standingsQuery(id, linkKey))] : []),
  ]);
  const tournament = client.getQueryData(query.queryKey);
  if (tournament === null) return { status: 404 };
  return { status: tournament === 'closed' ? 403 : 200 };
}

/** `/tournaments/{id}` (pages.md#tournaments): what concerns the reader, then its matches, tables, bracket and teams. */
export default function TournamentPage() {
  const { t } = useI18n();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const linkKey = query.get('secret-key');
  const { data, error, refetch } = useTournament(id, linkKey);
  const step = useUrlStep(steps, ['match']);
  const userId = useUser()?._id;
  const head = useHead(data);
  usePageHead(head ?? { title: t('nav.titles.tournament') });
  if (!data || data === 'closed')
    return <TournamentMissing id={id} found={data} error={error} onRetry={() => void refetch()} />;
  const [team, key] = [query.get('team'), query.get('key')];
  const mine = data.teams.find(({ _id }) => _id === data.viewer.team);
  const match = data.matches.find((one) => one.id === step.about('match') && data.viewer.mayEnter.includes(one.id));
  return (
    <Page>
      <Stack gap={20}>
        <TournamentHeader tournament={data} />
        <Unsent id={id} />
        <OwnPart tournament={data} invited={team && key ? { team, key } : null} open={step.open} />
        <TournamentParts
          tournament={data}
          linkKey={linkKey}
          onEnter={(entered) => step.open('result', { match: entered })}
        />
      </Stack>
      <Deferred waiting={null}>
        {step.step === 'enter' && data.stage === 'open' && userId !== undefined && !mine && (
          <EnterSheet tournament={data} onClose={step.close} />
        )}
        {step.step === 'result' && match && (
          <ResultSheet key={match.id} tournament={data} match={match} onClose={step.close} />
        )}
        {(step.step === 'rename' || step.step === 'withdraw' || step.step === 'leave') && mine && userId && (
          <TeamSheet step={step.step} tournament={data} team={mine} userId={userId} onClose={step.close} />
        )}
      </Deferred>
    </Page>
  );
}

/** The head of the page for link previews and search engines: those of its game. */
function useHead(tournament: Tournament | 'closed' | null | undefined): PageHead | null {
  const { t, language } = useI18n();
  const formats = useFormats();
  if (!tournament || tournament === 'closed') return null;
  const { _id, name, sport, startsAt, city, price, stage, teams, teamsMost, places, matches } = tournament;
  const latest = sayLatest(matches, teams);
  const winner = teams.find(({ _id: team }) => team === places[0]?.[0]);
  const facts = [
    ...(stage === 'cancelled' ? [t('games.status.cancelled')] : []),
    `${t(`games.sport.${sport}`)}, ${formats.day(startsAt)} ${formats.time(startsAt)}, ${city}`,
    stage === 'over' && winner
      ? t('tournaments.own.won', { team: winner.name })
      : stage === 'drawn' && latest
        ? latest
        : t('tournaments.card.teams', { count: teams.length, most: teamsMost }),
    ...(stage === 'open' ? [formats.price(price)] : []),
  ];
  return { title: name, description: `${facts.join('. ')}.`, image: `/previews/match/${_id}.png?lang=${language}` };
}
