import { closeMonth } from '@rondo/contract/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Text } from '../../../../ui/layout.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import classes from '../../../../ui/console/console.module.css';
import { type Month, monthOpenQuery, monthsQuery, type OpenThing } from './queries.ts';
import { useMonthName } from './use-month-name.ts';

interface Props {
  month: Month;
  onClose: () => void;
}

/** Asks before a month is closed, with those before it that are open, and says what else is open. */
export function CloseMonth({ month, onClose }: Props) {
  const { t, explain } = useI18n();
  const name = useMonthName()(month.month);
  const isUpTo = month.missing === 'month_before_open';
  const title = t(isUpTo ? 'periods.months.sheetUpTo' : 'periods.months.sheet', { month: name });
  const { data: open, error, refetch } = useQuery(monthOpenQuery(month.month));
  if (open) return <CloseSheet month={month.month} isUpTo={isUpTo} title={title} open={open} onClose={onClose} />;
  return (
    <Sheet open title={title} onClose={onClose}>
      {error ? (
        <ErrorState title={t('periods.months.openFailed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={220} />
        </Loading>
      )}
    </Sheet>
  );
}

interface CloseProps {
  month: string;
  isUpTo: boolean;
  title: string;
  open: readonly OpenThing[];
  onClose: () => void;
}

function CloseSheet({ month, isUpTo, title, open, onClose }: CloseProps) {
  const t = useT();
  const client = useQueryClient();
  const name = useMonthName()(month);
  const form = useCallForm(closeMonth, { initial: { reason: '', andBefore: isUpTo, withOpen: false } });
  return (
    <ActSheet
      form={form}
      title={title}
      body={t('periods.months.body')}
      action={t('periods.months.do')}
      reason={{ ...form.text('reason'), hint: t('console.act.loggedHint') }}
      act={(body, idempotencyKey) =>
        call(closeMonth, { params: { month }, body, idempotencyKey }).catch((error: unknown) => {
          // Something may have been opened since the sheet was.
          void client.invalidateQueries({ queryKey: monthOpenQuery(month).queryKey });
          throw error;
        })
      }
      said={() => ({ kind: 'success', message: t('periods.months.done', { month: name }) })}
      onDone={() => {
        void client.invalidateQueries({ queryKey: monthsQuery.queryKey });
        onClose();
      }}
      onClose={onClose}
    >
      {open.length > 0 && (
        <>
          <Open open={open} />
          <Checkbox {...form.box('withOpen')} label={t('periods.months.withOpen')} />
        </>
      )}
    </ActSheet>
  );
}

/** Where each kind is settled. */
const places: Readonly<Record<OpenThing['kind'], string>> = {
  lineToExplain: '/console/settlements?open=true',
  notPaidOut: '/console/settlements',
  payoutReturned: '/console/payouts',
  correctionProposed: '/console/corrections?state=open',
  documentUnsent: '/console/messages',
};

function Open({ open }: { open: readonly OpenThing[] }) {
  const t = useT();
  const formats = useFormats();
  return (
    <section className={classes.part}>
      <h3>{t('periods.months.open')}</h3>
      <ul aria-label={t('periods.months.open')}>
        {open.map(({ kind, count }) => (
          <li key={kind}>
            <Link className="link" to={places[kind]}>
              {t(`periods.months.things.${kind}`)}
            </Link>
            {`: ${formats.number(count)}`}
          </li>
        ))}
      </ul>
      <Text tone="muted">{t('periods.months.openHint')}</Text>
    </section>
  );
}
