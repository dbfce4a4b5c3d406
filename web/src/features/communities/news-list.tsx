import type { Community, CommunityNews } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { useAge } from '../../platform/age.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Chip } from '../../ui/chips.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Card } from '../../ui/page.tsx';
import { Paging } from '../../ui/paging.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { ForAdmins } from './leading/for-admins.tsx';
import classes from './news-list.module.css';
import { communityNewsQuery } from './community-queries.ts';

interface Props {
  code: string;
  page: number;
  /** The community, if the reader leads it. */
  led: Community | null;
}

const NewsActions = lazy(() => import('./leading/news-actions.tsx'));

/** A community's news, pinned items first. */
export default function NewsList({ code, page, led }: Props) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(communityNewsQuery(code, page));
  if (error && !data)
    return <ErrorState title={t('communities.news.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!data) return <NewsSkeleton />;
  if (data.news.length === 0) {
    return (
      <EmptyState drawing={<Drawing of="board" />} title={t('communities.news.soon')}>
        {t('communities.news.soonBody')}
      </EmptyState>
    );
  }
  return (
    <>
      <Stack as="ul" gap={16} className={classes.list}>
        {data.news.map((news) => (
          <li key={news._id}>
            <NewsItem news={news}>
              {led && (
                <ForAdmins>
                  <NewsActions community={led} news={news} />
                </ForAdmins>
              )}
            </NewsItem>
          </li>
        ))}
      </Stack>
      <Paging page={page} totalPages={data.pagination.totalPages} to={(other) => `?tab=news&page=${other}`} />
    </>
  );
}

function NewsItem({ news, children }: { news: CommunityNews; children: ReactNode }) {
  const { title, body, picture, isPinned, author, createdAt, changedAt } = news;
  const t = useT();
  const formatName = useFormatName();
  const age = useAge(createdAt);
  return (
    <Card>
      <Stack as="article" gap={16} breaks>
        <header className={classes.head}>
          <h3>{title}</h3>
          {children}
          <p className={classes.about}>
            {isPinned && <Chip>{t('communities.news.pinned')}</Chip>}
            <span>{author === null ? t('common.names.former') : formatName(author)}</span>
            <time dateTime={createdAt}>{age}</time>
            {changedAt && <span>{t('communities.news.changed')}</span>}
          </p>
        </header>
        {picture && (
          <div className={classes.picture}>
            <Picture src={picture} fallback={null} />
          </div>
        )}
        <Markdown text={body} />
      </Stack>
    </Card>
  );
}

function NewsSkeleton() {
  return (
    <Loading>
      <Stack gap={16} className={classes.list}>
        <Skeleton height={180} />
        <Skeleton height={180} />
      </Stack>
    </Loading>
  );
}
