import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../platform/i18n.tsx';
import { useDates } from '../../../ui/console/use-dates.ts';
import { Row, Text } from '../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { WrongNow } from '../health/wrong-now.tsx';
import { Figures } from './figures.tsx';
import classes from './home.module.css';
import { homeQuery } from './queries.ts';
import { WaitingList } from './waiting-list.tsx';

/** What waits for an admin, and below it today in figures. */
export function ConsoleHome() {
  const { t, explain } = useI18n();
  const dates = useDates();
  const { data: home, error, refetch } = useQuery(homeQuery);
  if (error && !home)
    return <ErrorState title={t('operating.home.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  return (
    <>
      <WrongNow />
      <section className={classes.part}>
        <h2>{t('operating.home.waits')}</h2>
        {home ? <WaitingList waiting={home.waiting} /> : <Shapes count={8} height={40} />}
      </section>
      <section className={classes.part}>
        <Row gap={12} lineGap={0} align="baseline" wrap>
          <h2>{t('operating.home.today')}</h2>
          {home && (
            <Text size={14} tone="muted">
              {t('operating.home.compared', { day: dates.day(home.before) })}
            </Text>
          )}
        </Row>
        {home ? <Figures home={home} /> : <Shapes count={2} height={120} />}
      </section>
    </>
  );
}

function Shapes({ count, height }: { count: number; height: number }) {
  return (
    <Loading>
      <div className={classes.shapes}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height={height} />
        ))}
      </div>
    </Loading>
  );
}
