import { useQuery } from '@tanstack/react-query';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { useDates } from '../../../ui/console/use-dates.ts';
import { BackUpCard } from './back-up-card.tsx';
import { CheckRow } from './check-row.tsx';
import classes from './health.module.css';
import { type Health, healthQuery } from './queries.ts';

/** What is wrong first, then what to look at, then the rest, folded; below it the back-up and the versions. */
export function HealthOverview() {
  const { t, explain } = useI18n();
  const { data: health, error, refetch } = useQuery(healthQuery);
  if (error && !health)
    return <ErrorState title={t('health.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!health)
    return (
      <Loading>
        <Stack gap={20}>
          <Skeleton height={320} />
          <Skeleton height={200} />
        </Stack>
      </Loading>
    );
  return (
    <Stack gap={20} className={classes.column}>
      <Checks checks={health.checks} />
      <BackUpCard backUps={health.backUps} />
      <Versions health={health} />
    </Stack>
  );
}

function Checks({ checks }: Pick<Health, 'checks'>) {
  const t = useT();
  const of = (state: Health['checks'][number]['state']) => checks.filter((one) => one.state === state);
  const [open, fine] = [[...of('wrong'), ...of('look')], of('ok')];
  return (
    <Stack gap={10} className={classes.column}>
      {open.length === 0 ? (
        <Row gap={10} align="center" className={classes.box}>
          <Icon name="check" size={22} />
          <strong>{t('health.allFine')}</strong>
        </Row>
      ) : (
        <ul className={classes.list}>
          {open.map((one) => (
            <CheckRow key={one.check} checked={one} />
          ))}
        </ul>
      )}
      {fine.length > 0 && (
        <details className={classes.fine}>
          <summary>
            <Icon name="check" size={18} />
            <span>{t('health.fine', { count: fine.length })}</span>
            <Icon name="down" size={18} />
          </summary>
          <ul>
            {fine.map((one) => (
              <CheckRow key={one.check} checked={one} />
            ))}
          </ul>
        </details>
      )}
    </Stack>
  );
}

function Versions({ health: { versions, lookedAt } }: { health: Health }) {
  const t = useT();
  const dates = useDates();
  const { newer, ...named } = versions;
  return (
    <Text size={14} tone="muted" breaks>
      {t('health.versions', named)}
      {newer !== null && <strong> · {t('health.newer', { version: newer })}</strong>}
      {' · '}
      {t('health.lookedAt', { when: dates.moment(lookedAt) })}
    </Text>
  );
}
