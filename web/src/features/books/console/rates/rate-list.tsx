import { saleKinds } from '@rondo/rules/books';
import { paymentMethods } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { useSettings } from '../../../../platform/settings.tsx';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { Row, Text } from '../../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { AddButton } from '../../../../ui/console/add-button.tsx';
import classes from '../../../../ui/console/console.module.css';
import tables from '../../../../ui/console/console-table.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { NewRate } from './new-rate.tsx';
import { type Rate, ratesQuery } from './queries.ts';
import { TakeRateBack } from './take-rate-back.tsx';

/** The VAT rates by kind of sale, one to add (`?step=new`), and one to take back (`?step=take-back&kind=game&from=2027-01-01`). */
export function RateList() {
  const { t, explain } = useI18n();
  const { data: rates, error, refetch } = useQuery(ratesQuery);
  const { feesPaidByRondo } = useSettings();
  const arePassedOn = paymentMethods.some((method) => !feesPaidByRondo.includes(method));
  const { step, about, open, close } = useUrlStep(['new', 'take-back'], ['kind', 'from']);
  if (error && !rates)
    return <ErrorState title={t('ledger.rates.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!rates)
    return (
      <Loading>
        <Skeleton height={420} />
      </Loading>
    );
  const taken = rates.find(({ kind, from }) => kind === about('kind') && from === about('from'));
  return (
    <>
      <Row gap={8} below={8}>
        <AddButton words="ledger.rates.new.title" />
      </Row>
      <section className={tables.scroll} aria-label={t('ledger.rates.title')}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('ledger.rates.new.kind')}</th>
              <th scope="col">{t('ledger.rates.new.percent')}</th>
              <th scope="col">{t('ledger.rates.new.from')}</th>
              <th aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {saleKinds.flatMap((kind) =>
              rates
                .filter((rate) => rate.kind === kind)
                .map((rate) => (
                  <RateRow
                    key={`${kind} ${rate.from}`}
                    rate={rate}
                    onTakeBack={() => open('take-back', { kind, from: rate.from })}
                  />
                )),
            )}
          </tbody>
        </table>
      </section>
      {arePassedOn && (
        <Text above={16} tone="muted" measure>
          {t('ledger.rates.surcharge')}
        </Text>
      )}
      {step === 'new' && <NewRate onClose={close} />}
      {step === 'take-back' && taken && <TakeRateBack rate={taken} onClose={close} />}
    </>
  );
}

function RateRow({ rate, onTakeBack }: { rate: Rate; onTakeBack: () => void }) {
  const { kind, percent, from, exemptReason, keepsPrepaid, state } = rate;
  const t = useT();
  const formats = useFormats();
  const day = useDates().day(`${from}T12:00:00Z`);
  return (
    <tr>
      <td>
        {t(`ledger.rates.kinds.${kind}`)}
        <span className={classes.mark}>{t(`ledger.rates.states.${state}`)}</span>
      </td>
      <td data-label={t('ledger.rates.new.percent')}>
        {t('ledger.rates.percent', { percent: formats.number(percent) })}
        {exemptReason && `: ${exemptReason}`}
      </td>
      <td data-label={t('ledger.rates.new.from')}>
        {day}
        {keepsPrepaid && `. ${t('ledger.rates.keepsPrepaid')}`}
      </td>
      <td>
        {state === 'coming' && (
          <button
            type="button"
            className={classes.open}
            aria-label={t('ledger.rates.takeBack.of', { kind: t(`ledger.rates.kinds.${kind}`), day })}
            onClick={onTakeBack}
          >
            {t('ledger.rates.takeBack.do')}
          </button>
        )}
      </td>
    </tr>
  );
}
