import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../../platform/i18n.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import classes from '../../../../ui/console/console.module.css';
import { type BulkChange, bulkChangeQuery } from './bulk-queries.ts';

/** The progress of a bulk change, and the games that it left out. */
export function BulkProgress({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(bulkChangeQuery(id));
  return (
    <Sheet open title={t(`console.bulk.${data?.finishedAt ? 'finished' : 'underWay'}`)} onClose={onClose}>
      {data ? (
        <Progress change={data} />
      ) : error ? (
        <ErrorState title={t('console.bulk.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={120} />
        </Loading>
      )}
    </Sheet>
  );
}

function Progress({ change: { act, note, total, done, refused, finishedAt } }: { change: BulkChange }) {
  const { t } = useI18n();
  return (
    <div className={classes.part}>
      <output>{t(`console.bulk.${act}Done`, { done, total })}</output>
      {finishedAt === null && <p>{t('console.bulk.goesOn')}</p>}
      <p className={classes.written}>{note}</p>
      {refused.length > 0 && (
        <>
          <h3>{t('console.bulk.leftOut')}</h3>
          <ul>
            {refused.map(({ _id, name, refusal }) => (
              <li key={_id}>
                {name}: {t(`console.bulk.refusals.${refusal}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
