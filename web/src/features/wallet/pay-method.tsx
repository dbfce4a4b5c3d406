import { centsToEuros, feeCents, type PaymentMethod } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
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
}

export function totalEuros(method: PaymentMethod, amountCents: number): number {
  return centsToEuros(amountCents + feeCents(method, amountCents));
}

/** Each way to pay with its fee, and what it comes to. */
export function PayMethod({ amountCents, method, onMethod }: Props) {
  const t = useT();
  const formats = useFormats();
  const fee = (of: PaymentMethod) => formats.money(centsToEuros(feeCents(of, amountCents)));
  return (
    <>
      <fieldset className={classes.methods}>
        <legend className="visually-hidden">{t('wallet.methods.title')}</legend>
        {methods.map((option) => (
          <label key={option} className={classes.method}>
            <input
              type="radio"
              name="method"
              value={option}
              checked={option === method}
              onChange={() => onMethod(option)}
            />
            <Icon name={icons[option]} />
            <span className={classes.name}>{t(`wallet.methods.${option}`)}</span>
            <span className={`${classes.fee} numbers`}>{t('wallet.methods.fee', { fee: fee(option) })}</span>
          </label>
        ))}
      </fieldset>
      <PriceLines
        lines={[
          { label: t('wallet.methods.amount'), euros: centsToEuros(amountCents) },
          { label: t('wallet.methods.transactionFee'), euros: centsToEuros(feeCents(method, amountCents)) },
        ]}
        total={{ label: t('wallet.methods.total'), euros: totalEuros(method, amountCents) }}
      />
    </>
  );
}
