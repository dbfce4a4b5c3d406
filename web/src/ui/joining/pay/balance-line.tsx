import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUser } from '../../../platform/session.ts';
import { Problem } from '../../form.tsx';
import { Row } from '../../layout.tsx';

/** The balance before and after, or the amount missing, all in euros. */
export function BalanceLine({ balance, total, missing }: { balance: number; total: number; missing: number }) {
  const t = useT();
  const formats = useFormats();
  const owes = useUser()?.owes ?? 0;
  return (
    <>
      <Row as="p" gap={20} lineGap={0} justify="between" wrap tone="muted" className="numbers">
        <span>
          {t('joiningSteps.pay.balance')}: {formats.money(balance)}
        </span>
        {missing === 0 && (
          <span>
            {t('joiningSteps.pay.after')}: {formats.money(balance - total)}
          </span>
        )}
      </Row>
      {missing > 0 && (
        <Problem>
          {owes > 0
            ? t('joiningSteps.pay.owes', { owed: formats.money(owes) })
            : t('joiningSteps.pay.missing', { missing: formats.money(missing) })}
        </Problem>
      )}
    </>
  );
}
