import { centsToEuros, type PaymentMethod } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { useOff } from '../../platform/use-off.ts';
import { useFeeCents } from '../../platform/use-fee-cents.ts';
import { Choices } from '../../ui/choices.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { OffNote } from '../../ui/off-note.tsx';
import { PayMark } from '../../ui/pay-mark.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { methods } from './methods.ts';

interface Props {
  amountCents: number;
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  /** The label of the thing that is paid, if not a top-up; null if the total is shown elsewhere. */
  label?: string | null;
}

/** Each payment method with its fee, and the total; a note while payments are switched off. */
export function PayMethod({ amountCents, method, onMethod, label }: Props) {
  const t = useT();
  const formats = useFormats();
  const feeCents = useFeeCents();
  const isOff = useOff('payments') !== null;
  const feeOf = (option: PaymentMethod) => {
    const cents = feeCents(option, amountCents);
    if (cents === 0) return null;
    return <span className="numbers">{t('wallet.methods.fee', { fee: formats.money(centsToEuros(cents)) })}</span>;
  };
  const fee = feeCents(method, amountCents);
  return (
    <>
      <Stack below={20}>
        {isOff ? (
          <OffNote of="payments" />
        ) : (
          <Choices
            legend={t('wallet.methods.title')}
            hideLegend={label !== null}
            value={method}
            onChange={onMethod}
            options={methods.map((option) => ({
              value: option,
              label: <>{option === 'card' ? <CardMarks /> : <PayMark of={option} />}</>,
              hint: feeOf(option),
            }))}
          />
        )}
      </Stack>
      {label !== null && (
        <PriceLines
          lines={[
            { label: label ?? t('wallet.methods.amount'), euros: centsToEuros(amountCents) },
            ...(fee > 0 ? [{ label: t('wallet.methods.transactionFee'), euros: centsToEuros(fee) }] : []),
          ]}
          total={{ label: t('wallet.methods.total'), euros: centsToEuros(amountCents + fee) }}
        />
      )}
    </>
  );
}

/** The marks of a card, which may be one of several brands. */
function CardMarks() {
  const t = useT();
  return (
    <>
      <Icon name="card" />
      <Row as="span" gap={8} lineGap={2} wrap align="baseline">
        {t('wallet.methods.card')}
        <Text as="span" size={14} weight={550} tone="muted" aria-hidden="true">
          Visa · Mastercard
        </Text>
      </Row>
    </>
  );
}
