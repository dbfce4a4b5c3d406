import { useQuery } from '@tanstack/react-query';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { useFormatName } from '../../../../platform/names.ts';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { Button } from '../../../../ui/button.tsx';
import { Text } from '../../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { lastDayOf } from '@rondo/rules/books';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { CloseMonth } from './close-month.tsx';
import { type Month, monthsQuery } from './queries.ts';
import { useMonthName } from './use-month-name.ts';

/** The months of the books: who closed each, what a month still lacks, and the one that can be closed (`?step=close&month=…`). */
export function Months() {
  const { t, explain } = useI18n();
  const { data: months, error, refetch } = useQuery(monthsQuery);
  const { step, about, open, close } = useUrlStep(['close'], ['month']);
  if (error && !months)
    return <ErrorState title={t('periods.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!months)
    return (
      <Loading>
        <Skeleton height={480} />
      </Loading>
    );
  const closing = months.find(({ month }) => month === about('month'));
  return (
    <>
      {months.length === 0 && <Text tone="muted">{t('periods.months.none')}</Text>}
      <div className={classes.part}>
        <ul aria-label={t('periods.tabs.months')}>
          {months.map((month) => (
            <MonthRow key={month.month} month={month} onClose={() => open('close', { month: month.month })} />
          ))}
        </ul>
      </div>
      {step && closing && <CloseMonth month={closing} onClose={close} />}
    </>
  );
}

function MonthRow({ month: { month, closed, missing }, onClose }: { month: Month; onClose: () => void }) {
  const t = useT();
  const dates = useDates();
  const formatName = useFormatName();
  const name = useMonthName()(month);
  return (
    <li className={classes.row}>
      <div>
        <Link className="link" to={`/console/books?from=${month}-01&to=${lastDayOf(month)}`}>
          {name}
        </Link>
        <Text tone="muted">
          {closed && t('periods.months.closed', { name: formatName(closed.by.name), when: dates.moment(closed.at) })}
          {missing && missing !== 'month_before_open' && t(`errors.${missing}`)}
        </Text>
      </div>
      {!closed && !missing && (
        <Button variant="secondary" aria-label={t('periods.months.closeMonth', { month: name })} onClick={onClose}>
          {t('periods.months.close')}
        </Button>
      )}
      {missing === 'month_before_open' && (
        <Button variant="secondary" aria-label={t('periods.months.closeUpTo', { month: name })} onClick={onClose}>
          {t('periods.months.closeAll')}
        </Button>
      )}
    </li>
  );
}
