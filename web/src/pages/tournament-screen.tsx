import { useParams, useSearchParams } from 'react-router';
import { Hall } from '../features/tournaments/hall/hall.tsx';
import { standingsQuery, tournamentQuery } from '../features/tournaments/queries.ts';
import { useTournament } from '../features/tournaments/use-tournament.ts';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { TournamentMissing } from './tournament/tournament-missing.tsx';

export const phrases = ['tournaments'] as const;

export async function prefetch({ client, params, url }: PageRequest): Promise<{ status: number }> {
  const id = params.id ?? '';
  const linkKey = url.searchParams.get('secret-key');
  const query = tournamentQuery(id, linkKey);
  await Promise.all([client.prefetchQuery(query), client.prefetchQuery(standingsQuery(id, linkKey))]);
  const tournament = client.getQueryData(query.queryKey);
  if (tournament === null) return { status: 404 };
  return { status: tournament === 'closed' ? 403 : 200 };
}

/** `/tournaments/{id}/screen` (pages.md#tournaments): for the hall, large and without controls. */
export default function TournamentScreen() {
  const t = useT();
  const { id = '' } = useParams();
  const linkKey = useSearchParams()[0].get('secret-key');
  const { data, error, refetch } = useTournament(id, linkKey);
  usePageHead({ title: data && data !== 'closed' ? data.name : t('nav.titles.tournament') });
  if (data && data !== 'closed') return <Hall tournament={data} linkKey={linkKey} />;
  return <TournamentMissing id={id} found={data} error={error} onRetry={() => void refetch()} />;
}
