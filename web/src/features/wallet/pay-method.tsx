import { centsToEuros, feeCents, type PaymentMethod } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Choices } from '../../ui/choices.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import classes from './pay-method.module.css';

/** In the specification's order (1-games §9). */
const methods = ['ideal', 'revolut', 'card'] as const satisfies readonly PaymentMethod[];
const icons: Record<(typeof methods)[number], IconName> = { ideal: 'bolt', revolut: 'wallet', card: 'card' };

interface Props {
  amountCents: number;
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  /** What is paid, when that is no top-up. */
  label?: string;
}

export function totalEuros(method: PaymentMethod, amountCents: number): number {
  return centsToEuros(amountCents + feeCents(method, amountCents));
}

/** Each way to pay with its fee, and what it comes to. */
export function PayMethod({ amountCents, method, onMethod, label }: Props) {
  const t = useT();
  const formats = useFormats();
  const fee = (of: PaymentMethod) => formats.money(centsToEuros(feeCents(of, amountCents)));
  return (
    <>
      <div className={classes.methods}>
        <Choices
          legend={t('wallet.methods.title')}
          hideLegend
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
            hint: <span className="numbers">{t('wallet.methods.fee', { fee: fee(option) })}</span>,
          }))}
        />
      </div>
      <PriceLines
        lines={[
          { label: label ?? t('wallet.methods.amount'), euros: centsToEuros(amountCents) },
          { label: t('wallet.methods.transactionFee'), euros: centsToEuros(feeCents(method, amountCents)) },
        ]}
        total={{ label: t('wallet.methods.total'), euros: totalEuros(method, amountCents) }}
      />
    </>
  );
}
