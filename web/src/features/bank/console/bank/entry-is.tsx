import type { CallResponse, listBank } from '@rondo/contract';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { Long } from '../../../../ui/console/columns.tsx';
import classes from '../../../../ui/console/console.module.css';
import { OpenButton } from '../../../../ui/console/open-button.tsx';
import { useDates } from '../../../../ui/console/use-dates.ts';

type BankEntry = CallResponse<typeof listBank>['data']['entries'][number];

/** The explanation of an entry: a link to the journal or payout of Rondo's behind it, or a reason; or the button with which an admin explains it. */
export function EntryIs({ entry }: { entry: BankEntry }) {
  const t = useT();
  const dates = useDates();
  const formats = useFormats();
  const { _id: id, amount, state, kind, of, settlement, journal, reason, by, at } = entry;
  if (kind !== null)
    return (
      <Link
        className="link"
        to={
          settlement
            ? `/console/settlements?step=settlement&id=${settlement}`
            : journal
              ? `/console/journals?query=${journal}`
              : '/console/payouts'
        }
      >
        {`${t(`ledger.bank.kinds.${kind}`)}, ${of}`}
      </Link>
    );
  if (state === 'explained')
    return (
      <Long>
        {t('ledger.bank.explained', { reason: reason ?? '', who: by ?? '', when: at === null ? '' : dates.moment(at) })}
      </Long>
    );
  return (
    <Row gap={8} wrap align="center">
      <span className={classes.bad}>{t('ledger.bank.states.open')}</span>
      <OpenButton step="explain" id={id}>
        {t('ledger.bank.explain.title', { amount: formats.money(amount) })}
      </OpenButton>
    </Row>
  );
}
