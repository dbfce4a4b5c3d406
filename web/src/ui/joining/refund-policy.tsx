import { noRefundHours, refundPolicy } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { Text } from '../layout.tsx';
import classes from './refund-policy.module.css';

/** The refund policy on a game's page, which unfolds. */
export function RefundTerms({ free }: { free: boolean }) {
  const t = useT();
  return (
    <details className={classes.terms}>
      <summary>{t('match.terms.title')}</summary>
      <RefundPolicy free={free} />
    </details>
  );
}

/** The refund policy as a table (product.md#refunds). */
export function RefundPolicy({ free }: { free: boolean }) {
  const t = useT();
  if (free)
    return (
      <Text below={12} tone="muted">
        {t('match.terms.free')}
      </Text>
    );
  return (
    <>
      <Text below={12} tone="muted">
        {t('match.terms.intro')}
      </Text>
      <table className={classes.policy}>
        <thead>
          <tr>
            <th scope="col">{t('match.terms.situation')}</th>
            <th scope="col">{t('match.terms.back')}</th>
          </tr>
        </thead>
        <tbody>
          {refundPolicy.map(({ reason, percent }) => (
            <tr key={reason}>
              <td>{t(`match.terms.${reason}`)}</td>
              <td className="numbers">
                {percent === 0 ? t('match.terms.nothing') : t('match.terms.percent', { percent })}
              </td>
            </tr>
          ))}
          <tr>
            <td>{t('match.terms.never', { hours: noRefundHours })}</td>
            <td>{t('match.terms.none')}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
