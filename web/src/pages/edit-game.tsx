import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { gameToEditQuery } from '../features/organising/queries.ts';
import { ApiError } from '../platform/api.ts';
import { GameWords, useI18n } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useUser } from '../platform/session.ts';
import { showBanner } from '../ui/banner.tsx';
import { Page } from '../ui/page.tsx';
import { ErrorState, Loading, Skeleton } from '../ui/states.tsx';
import { EditGame } from './edit-game/edit-game.tsx';
import { GameMissing } from './match/game-missing.tsx';

export const phrases = ['organising', 'match'] as const;

/** `/admin/match/{id}` (product.md#creating-games): organisers edit their own games, admins any. */
export default function EditGamePage() {
  const { t, explain } = useI18n();
  const { id = '' } = useParams();
  const user = useUser();
  const navigate = useNavigate();
  const { data: game, error, refetch } = useQuery({ ...gameToEditQuery(id), enabled: user !== null });
  const status = error instanceof ApiError ? error.status : null;
  const missing = status === 404;
  const notMine = status === 403;

  useEffect(() => {
    if (!notMine) return;
    showBanner('info', t('organise.notYours'));
    void navigate(`/match/${id}`, { replace: true });
  }, [notMine, navigate, id, t]);
  usePageHead({ title: t('nav.titles.edit-match') });

  if (game && user)
    return (
      <GameWords sport={game.sport}>
        <EditGame game={game} freeOnly={user.role !== 'admin'} />
      </GameWords>
    );
  return (
    <Page>
      {missing ? (
        <GameMissing />
      ) : error && !notMine ? (
        <ErrorState title={t('match.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={900} />
        </Loading>
      )}
    </Page>
  );
}
