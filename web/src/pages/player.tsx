import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PersonView } from '../features/people/person-view.tsx';
import { personQuery } from '../features/people/queries.ts';
import { useI18n } from '../platform/i18n.tsx';
import { useFormatName } from '../platform/names.ts';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../ui/states.tsx';

export const phrases = ['people'] as const;

export async function prefetch({ client, params }: PageRequest): Promise<{ status: number }> {
  const query = personQuery(params.id ?? '');
  await client.prefetchQuery(query);
  return { status: client.getQueryData(query.queryKey) === null ? 404 : 200 };
}

/** `/player/{id}` (pages.md#player): for logged-in users. */
export default function Player() {
  const { t, explain } = useI18n();
  const formatName = useFormatName();
  const { id = '' } = useParams();
  const { data: person, error, refetch } = useQuery(personQuery(id));
  usePageHead({ title: person ? formatName(person.name) : t('nav.titles.player') });
  return (
    <Page>
      {person ? (
        <PersonView person={person} />
      ) : person === null ? (
        <EmptyState
          level={1}
          title={t('people.notFound.title')}
          action={<ButtonLink to="/allgames">{t('people.notFound.action')}</ButtonLink>}
        >
          {t('people.notFound.body')}
        </EmptyState>
      ) : error ? (
        <ErrorState level={1} title={t('people.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={180} />
        </Loading>
      )}
    </Page>
  );
}
