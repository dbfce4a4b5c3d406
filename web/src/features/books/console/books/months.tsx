import { closeMonth } from '@rondo/contract/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { useFormatName } from '../../../../platform/names.ts';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { Button } from '../../../../ui/button.tsx';
import { Text } from '../../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { lastDayOf } from '@rondo/rules/books';
import classes from '../../../../ui/console/console.module.css';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { useDates } from '../../../../ui/console/use-dates.ts';
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
      {step && closing && <CloseMonth month={closing.month} onClose={close} />}
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
          {missing && t(`errors.${missing}`)}
        </Text>
      </div>
      {!closed && !missing && (
        <Button variant="secondary" aria-label={t('periods.months.closeMonth', { month: name })} onClick={onClose}>
          {t('periods.months.close')}
        </Button>
      )}
    </li>
  );
}

function CloseMonth({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const name = useMonthName()(month);
  return (
    <ReasonSheet
      call={closeMonth}
      title={t('periods.months.sheet', { month: name })}
      body={t('periods.months.body')}
      action={t('periods.months.do')}
      reasonHint={t('console.act.loggedHint')}
      act={(reason, idempotencyKey) => call(closeMonth, { params: { month }, body: { reason }, idempotencyKey })}
      said={() => ({ kind: 'success', message: t('periods.months.done', { month: name }) })}
      onDone={() => {
        void client.invalidateQueries({ queryKey: monthsQuery.queryKey });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
