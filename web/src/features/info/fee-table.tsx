import { paymentMethodFees, paymentMethods } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useSettings } from '../../platform/settings.tsx';
import { useT } from '../../platform/i18n.tsx';
import classes from './prose.module.css';

/** The fees for paying through the provider, from the rules that charge them (product.md#fees). */
export function FeeTable() {
  const t = useT();
  const formats = useFormats();
  const { feesPaidByRondo } = useSettings();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('terms.payments.method')}</th>
          <th scope="col">{t('terms.payments.fee')}</th>
        </tr>
      </thead>
      <tbody>
        {paymentMethods.map((method) => {
          const { percent, fixedCents } = paymentMethodFees[method];
          const fixed = formats.money(fixedCents / 100);
          return (
            <tr key={method}>
              <td>{t(`terms.payments.methods.${method}`)}</td>
              <td className="numbers">
                {feesPaidByRondo.includes(method)
                  ? t('terms.payments.none')
                  : percent === 0
                    ? fixed
                    : t('terms.payments.both', { percent: formats.decimals(percent), fixed })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
