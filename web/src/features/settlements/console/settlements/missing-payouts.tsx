import type { CallResponse, listSettlements } from '@rondo/contract';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';

type Missing = CallResponse<typeof listSettlements>['data']['missing'];
export type MissingPayment = Missing['payments'][number];

interface Props {
  missing: Missing;
  withinDays: number;
  onResolve: (order: string) => void;
}

/** Payments that the provider took but that are in none of its payouts to the bank; nothing if there are none. */
export function MissingPayouts({ missing: { count, total, payments }, withinDays, onResolve }: Props) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  if (count === 0) return null;
  const said = { count, number: formats.number(count), amount: formats.money(total), days: formats.number(withinDays) };
  return (
    <section className={classes.part}>
      <h3>{t('ledger.settlements.missing.title')}</h3>
      <p>{t('ledger.settlements.missing.body', said)}</p>
      <Stack as="ul" gap={12} above={12}>
        {payments.map(({ order, person, amount, paidAt }) => (
          <li key={order}>
            <Row gap={8} wrap>
              <strong>{formats.money(amount)}</strong>
              <span>{t('ledger.settlements.missing.line', { name: person.name, when: dates.moment(paidAt) })}</span>
              <Button onClick={() => onResolve(order)}>{t('ledger.settlements.resolve.do')}</Button>
              <ButtonLink variant="secondary" to={`/console/orders?review=false&query=${order}`}>
                {t('ledger.journals.toPayment')}
              </ButtonLink>
            </Row>
          </li>
        ))}
      </Stack>
    </section>
  );
}
