import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { GameWords, useI18n } from '../../../platform/i18n.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { byGame, type Told } from './by-game.ts';
import { NotificationCard } from './notification-card.tsx';
import classes from './notifications.module.css';
import { notificationsQuery, type Shelf, shelfOf } from './queries.ts';

/** A person's active or archived notifications, one row a game, newest first. */
export function NotificationList({ shelf }: { shelf: Shelf }) {
  const { t, explain } = useI18n();
  const list = useInfiniteQuery(notificationsQuery(shelf));
  const box = useRef<HTMLUListElement>(null);
  const { moved, keep, forget, lapse } = useMoved(shelf);
  // A list that fails to load says so in its place, with a way to retry (decisions/0031-one-message.md).
  if (list.isPending) return <NotificationListSkeleton />;
  if (list.isError) return <ErrorState message={explain(list.error)} onRetry={() => void list.refetch()} />;
  const here = list.data.pages.flatMap((part) => part.notifications).filter((one) => shelfOf(one) === shelf);
  // Shows each notification once, because parts may overlap while one is archived.
  const distinct = [...new Map(here.map((one) => [one._id, one])).values()];
  const rows = [...new Map([...byGame(distinct).map((one) => [one.key, one] as const), ...moved]).values()].toSorted(
    (a, b) => Date.parse(b.notices[0].createdAt) - Date.parse(a.notices[0].createdAt),
  );
  if (rows.length === 0 && !list.hasNextPage)
    return shelf === 'active' ? (
      <EmptyState
        drawing={<Drawing of="whistle" />}
        title={t('notices.none')}
        action={<ButtonLink to="/allgames">{t('nav.allGames')}</ButtonLink>}
      >
        {t('notices.noneBody')}
      </EmptyState>
    ) : (
      <EmptyState drawing={<Drawing of="whistle" />} title={t('notices.noneArchived')}>
        {t('notices.noneArchivedBody')}
      </EmptyState>
    );
  return (
    <>
      <ul ref={box} className={classes.list} tabIndex={-1}>
        {rows.map((told) => (
          <GameWords key={told.key} sport={told.notices[0].gameDetails?.sport ?? undefined}>
            <NotificationCard
              told={told}
              onMoved={() => keep(told)}
              onBack={() => forget(told.key)}
              onLapse={(hadFocus) => {
                if (hadFocus) box.current?.focus({ preventScroll: true });
                lapse(told.key);
              }}
            />
          </GameWords>
        ))}
      </ul>
      <FillUp few={rows.length < 4} list={list} />
      <LoadMore label={t('notices.more')} list={list} />
    </>
  );
}

/** Notifications that have left this list, but keep their place as long as that can be undone. After the last of them the list is loaded anew. */
function useMoved(shelf: Shelf) {
  const client = useQueryClient();
  const [moved, setMoved] = useState<ReadonlyMap<string, Told>>(new Map());
  const isOld = useRef(false);
  const forget = (key: string) => setMoved((before) => new Map([...before].filter(([one]) => one !== key)));
  useEffect(() => {
    if (!isOld.current || moved.size > 0) return;
    isOld.current = false;
    void client.invalidateQueries({ queryKey: notificationsQuery(shelf).queryKey });
  }, [moved, client, shelf]);
  return {
    moved,
    keep: (told: Told) => setMoved((before) => new Map(before).set(told.key, told)),
    forget,
    lapse: (key: string) => {
      isOld.current = true;
      forget(key);
    },
  };
}

/** Loads the next part by itself once most of the loaded notifications have been archived. */
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

function NotificationListSkeleton() {
  return (
    <Loading>
      <div className={classes.list}>
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className={classes.notification}>
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
