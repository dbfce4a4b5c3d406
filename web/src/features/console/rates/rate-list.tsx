import { saleKinds } from '@rondo/rules/books';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { Button } from '../../../ui/button.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { AddButton } from '../add-button.tsx';
import classes from '../console.module.css';
import { useDates } from '../use-dates.ts';
import { type Rate, ratesQuery } from './queries.ts';
import { RateSheets } from './rate-sheets.tsx';

/** The VAT rates of each kind of sale, the latest first. */
export function RateList() {
  const { t, explain } = useI18n();
  const { data: rates, error, refetch } = useQuery(ratesQuery);
  if (error && !rates)
    return <ErrorState title={t('ledger.rates.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!rates)
    return (
      <Loading>
        <Skeleton height={420} />
      </Loading>
    );
  return (
    <>
      <AddButton words="ledger.rates.new.title" />
      {saleKinds.map((kind) => (
        <section key={kind} className={classes.part}>
          <h2>{t(`ledger.rates.kinds.${kind}`)}</h2>
          <Stack as="ul" gap={10}>
            {rates
              .filter((rate) => rate.kind === kind)
              .map((rate) => (
                <RateRow key={rate.from} rate={rate} />
              ))}
          </Stack>
        </section>
      ))}
      <RateSheets rates={rates} />
    </>
  );
}

function RateRow({ rate: { kind, percent, from, exemptReason, state } }: { rate: Rate }) {
  const { t } = useI18n();
  const formats = useFormats();
  const day = useDates().day(`${from}T12:00:00Z`);
  const { open } = useUrlStep(['take-back'], ['kind', 'from']);
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
        </Text>
      </div>
      {state === 'coming' && (
        <Button
          variant="secondary"
          aria-label={t('ledger.rates.takeBack.of', { kind: t(`ledger.rates.kinds.${kind}`), day })}
          onClick={() => open('take-back', { kind, from })}
        >
          {t('ledger.rates.takeBack.do')}
        </Button>
      )}
    </li>
  );
}
