import { saleKinds } from '@rondo/rules/books';
import { paymentMethods } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { useSettings } from '../../../../platform/settings.tsx';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { Button } from '../../../../ui/button.tsx';
import { Row, Stack, Text } from '../../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { AddButton } from '../../../../ui/console/add-button.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { NewRate } from './new-rate.tsx';
import { type Rate, ratesQuery } from './queries.ts';
import { TakeRateBack } from './take-rate-back.tsx';

/** The VAT rates of each kind of sale, one to add (`?step=new`), and one to take back (`?step=take-back&kind=game&from=2027-01-01`). */
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
      {saleKinds.map((kind) => (
        <section key={kind} className={classes.part}>
          <h2>{t(`ledger.rates.kinds.${kind}`)}</h2>
          {kind === 'fee' && arePassedOn && (
            <Text tone="muted" measure>
              {t('ledger.rates.surcharge')}
            </Text>
          )}
          <Stack as="ul" gap={10}>
            {rates
              .filter((rate) => rate.kind === kind)
              .map((rate) => (
                <RateRow key={rate.from} rate={rate} onTakeBack={() => open('take-back', { kind, from: rate.from })} />
              ))}
          </Stack>
        </section>
      ))}
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
    <li className={classes.row}>
      <div>
        <span>
          {t('ledger.rates.percent', { percent: formats.number(percent) })}
          <span className={classes.mark}>{t(`ledger.rates.states.${state}`)}</span>
        </span>
        <Text as="span" size={14} tone="muted">
          {t('ledger.rates.since', { day })}
          {exemptReason && `: ${exemptReason}`}
          {keepsPrepaid && `. ${t('ledger.rates.keepsPrepaid')}`}
        </Text>
      </div>
      {state === 'coming' && (
        <Button
          variant="secondary"
          aria-label={t('ledger.rates.takeBack.of', { kind: t(`ledger.rates.kinds.${kind}`), day })}
          onClick={onTakeBack}
        >
          {t('ledger.rates.takeBack.do')}
        </Button>
      )}
    </li>
  );
}
