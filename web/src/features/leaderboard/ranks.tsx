import { ranksAPage } from '@rondo/rules/ranks-a-page';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../../platform/api.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Paging } from '../../ui/paging.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { onPodium, Podium } from './podium.tsx';
import { leaderboardQuery } from './queries.ts';
import { RankRows } from './rank-rows.tsx';
import { byRows, type LeaderboardSearch, ownRow, usualRows, writeSearch } from './search.ts';

/** The height of a row below the podium with the gap above it, in pixels. */
const rowHeight = 84;

/** A page of the leaderboard, the first with a podium, in each of its states: loading, empty, failed, full. */
export function Ranks({ search, onBeyond }: { search: LeaderboardSearch; onBeyond: (last: number) => void }) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(leaderboardQuery(search));
  const box = useOwnRow(data);
  const last = data?.pagination.totalPages ?? 0;
  const isBeyond = last > 0 && search.page > last;
  useEffect(() => {
    if (isBeyond) onBeyond(last);
  });
  if (error instanceof ApiError && error.code === 'community_members_only')
    return (
      <EmptyState
        sign="lock"
        title={t('leaderboard.closed')}
        action={<ButtonLink to={`/community/${search.community}`}>{t('leaderboard.toMembers')}</ButtonLink>}
      />
    );
  if (error && !data)
    return <ErrorState title={t('leaderboard.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!data || isBeyond) {
    return (
      <Loading>
        <Skeleton height={620 + (search.rows - usualRows) * rowHeight} />
      </Loading>
    );
  }
  if (data.leaderBoard.length === 0) {
    return (
      <EmptyState
        drawing={<Drawing of="score" />}
        title={t('score.nobody')}
        action={
          <ButtonLink to={search.city ? '/settings#playing' : '/allgames'} variant="secondary">
            {t(search.city ? 'leaderboard.toSettings' : 'leaderboard.play.go')}
          </ButtonLink>
        }
      >
        {search.city ? t('leaderboard.emptyCity', { city: search.city }) : t('leaderboard.emptyBody')}
      </EmptyState>
    );
  }
  const best = search.page === 1 ? data.leaderBoard.slice(0, onPodium) : [];
  const others = data.leaderBoard.slice(best.length);
  return (
    <Stack ref={box} gap={24}>
      {best.length > 0 && <Podium players={best} label={t('leaderboard.podium')} />}
      {others.length > 0 && <RankRows players={others} label={t('leaderboard.players')} />}
      {(last > 1 || search.rows !== usualRows) && (
        <Row gap={12} align="end" justify="center" wrap>
          <Paging page={search.page} totalPages={last} to={(page) => writeSearch({ ...search, page })} />
          {ranksAPage
            .filter((rows) => rows !== search.rows)
            .map((rows) => (
              <ButtonLink key={rows} variant="plain" to={writeSearch(byRows(search, rows))}>
                {t('leaderboard.rows', { rows })}
              </ButtonLink>
            ))}
        </Row>
      )}
    </Stack>
  );
}

/** Leads to the reader's own row, each time the address asks for it. */
function useOwnRow(shown: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const meantBy = hash === `#${ownRow}` && shown !== undefined ? key : null;
  useEffect(() => {
    if (meantBy === null) return;
    const row = box.current?.querySelector<HTMLElement>('[data-own]');
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [meantBy]);
  return box;
}
