import { centsToEuros, type PaymentMethod } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { useFeeCents } from '../../platform/use-fee-cents.ts';
import { Choices } from '../../ui/choices.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';

/** In the order of product.md#fees. */
export const methods = ['ideal', 'revolut', 'card'] as const satisfies readonly PaymentMethod[];
const icons: Record<(typeof methods)[number], IconName> = { ideal: 'bolt', revolut: 'wallet', card: 'card' };

interface Props {
  amountCents: number;
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  /** The label of what is paid for, if not a top-up; null if the total is shown elsewhere. */
  label?: string | null;
}

/** Each payment method with its fee, and the total. */
export function PayMethod({ amountCents, method, onMethod, label }: Props) {
  const t = useT();
  const formats = useFormats();
  const feeCents = useFeeCents();
  const feeOf = (option: PaymentMethod) => {
    const cents = feeCents(option, amountCents);
    if (cents === 0) return null;
    return <span className="numbers">{t('wallet.methods.fee', { fee: formats.money(centsToEuros(cents)) })}</span>;
  };
  const fee = feeCents(method, amountCents);
  return (
    <>
      <Stack below={20}>
        <Choices
          legend={t('wallet.methods.title')}
          hideLegend={label !== null}
          value={method}
          onChange={onMethod}
          options={methods.map((option) => ({
            value: option,
            label: (
              <>
                <Icon name={icons[option]} />
                {t(`wallet.methods.${option}`)}
              </>
            ),
            hint: feeOf(option),
          }))}
        />
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
