import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../platform/i18n.tsx';
import { MoneyIcon } from '../../ui/money-icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { useProvedFile } from '../../ui/use-proved-file.ts';
import classes from './registrants-sheet.module.css';
import { gameToEditQuery } from './queries.ts';
import { RegistrantList } from './registrant-list.tsx';

/** The registrants of an external event, to read and to download. */
export function RegistrantsSheet({ gameId, onClose }: { gameId: string; onClose: () => void }) {
  const { t, explain, language } = useI18n();
  const onFile = useProvedFile();
  const { data: game, error, refetch } = useQuery(gameToEditQuery(gameId));
  return (
    <Sheet
      open
      title={game ? t('organising.registeredFor', { name: game.name }) : t('organising.registered')}
      onClose={onClose}
    >
      {error && <ErrorState message={explain(error)} onRetry={() => void refetch()} />}
      {!game && !error && (
        <Loading>
          <Skeleton height={160} />
        </Loading>
      )}
      {game && (
        <>
          <RegistrantList game={game} />
          <a
            className={`link ${classes.download}`}
            href={`/api/organising/games/${gameId}/registrants.csv?lang=${language}`}
            download
            onClick={onFile}
          >
            <MoneyIcon name="download" />
            {t('teams.registrants.download')}
          </a>
        </>
      )}
    </Sheet>
  );
}
