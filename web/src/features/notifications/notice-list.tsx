import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSpeech } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { NoticeCard } from './notice-card.tsx';
import classes from './notices.module.css';
import { noticesQuery, type Shelf } from './queries.ts';

/** What a person was told, newest first: active or archived. */
export function NoticeList({ shelf }: { shelf: Shelf }) {
  const { t, explain } = useSpeech();
  const list = useInfiniteQuery(noticesQuery(shelf));
  const box = useRef<HTMLUListElement>(null);
  // The failed fetch is only logged by the specification; the list itself says it, with a way to try again.
  if (list.isPending) return <NoticeListSkeleton />;
  if (list.isError) return <ErrorState message={explain(list.error)} onRetry={() => void list.refetch()} />;
  const notices = list.data.pages
    .flatMap((part) => part.notices)
    .filter(({ status }) => (status === 'archived') === (shelf === 'archived'));
  if (notices.length === 0 && !list.hasNextPage)
    return shelf === 'active' ? (
      <EmptyState title={t('notices.none')} action={<ButtonLink to="/allgames">{t('nav.allGames')}</ButtonLink>}>
        {t('notices.noneBody')}
      </EmptyState>
    ) : (
      <EmptyState title={t('notices.noneArchived')}>{t('notices.noneArchivedBody')}</EmptyState>
    );
  return (
    <>
      <ul ref={box} className={classes.list} tabIndex={-1}>
        {notices.map((notice) => (
          <NoticeCard key={notice._id} notice={notice} onMoved={() => box.current?.focus()} />
        ))}
      </ul>
      <FillUp few={notices.length < 4} list={list} />
      <LoadMore label={t('notices.more')} list={list} />
    </>
  );
}

/** When most of what was loaded has been put away, the next part comes by itself. */
function FillUp({
  few,
  list: { hasNextPage, isFetching, fetchNextPage },
}: {
  few: boolean;
  list: { hasNextPage: boolean; isFetching: boolean; fetchNextPage: () => Promise<unknown> };
}) {
  useEffect(() => {
    if (few && hasNextPage && !isFetching) void fetchNextPage();
  }, [few, hasNextPage, isFetching, fetchNextPage]);
  return null;
}

function NoticeListSkeleton() {
  return (
    <Loading>
      <div className={classes.list}>
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className={classes.notice}>
            <span className={classes.waiting}>
              <Skeleton width={40} height={40} round />
              <span className={classes.words}>
                <Skeleton width="60%" height={20} />
                <Skeleton width="25%" height={16} />
              </span>
            </span>
          </div>
        ))}
      </div>
    </Loading>
  );
}
