import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Row, Stack, Text } from '../../../../ui/layout.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { Facts } from '../../../../ui/console/facts.tsx';
import type { Settlement, SettlementLine } from './queries.ts';

interface Props {
  settlement: Settlement;
  onResolve: (line: string) => void;
}

/** A payout of the provider with its lines; lines that nobody has explained come first. */
export function SettlementFacts({ settlement, onResolve }: Props) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  return (
    <>
      <Facts>
        <dt>{t('ledger.settlements.provider')}</dt>
        <dd>{settlement.provider}</dd>
        <dt>{t('ledger.settlements.paidAt')}</dt>
        <dd>{dates.moment(settlement.paidAt)}</dd>
        {settlement.valuedAt && settlement.valuedAt !== settlement.paidAt && (
          <>
            <dt>{t('ledger.settlements.valuedAt')}</dt>
            <dd>{dates.moment(settlement.valuedAt)}</dd>
          </>
        )}
        <dt>{t('ledger.settlements.gross')}</dt>
        <dd>{formats.money(settlement.gross)}</dd>
        <dt>{t('ledger.settlements.costs')}</dt>
        <dd>{formats.money(settlement.costs)}</dd>
        <dt>{t('ledger.settlements.net')}</dt>
        <dd>{formats.money(settlement.net)}</dd>
      </Facts>
      <section className={classes.part}>
        <h3>{t('ledger.settlements.lines')}</h3>
        <Stack as="ul" gap={20}>
          {settlement.parts.map((line) => (
            <Line key={line._id} line={line} onResolve={() => onResolve(line._id)} />
          ))}
        </Stack>
      </section>
    </>
  );
}

function Line({ line, onResolve }: { line: SettlementLine; onResolve: () => void }) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const { kind, reference, order, gross, fee, explained, resolution } = line;
  const isExplained = gross === explained;
  return (
    <li>
      <Row gap={8} wrap>
        <strong>{t(`ledger.settlements.kinds.${kind}`)}</strong>
        <span className={classes.whole}>{formats.money(kind === 'cost' ? -fee : gross)}</span>
        {kind !== 'cost' && fee !== 0 && (
          <Text as="span" tone="muted">
            {t('ledger.settlements.lessFee', { fee: formats.money(fee) })}
          </Text>
        )}
        {!isExplained && !resolution && <span className={classes.bad}>{t('ledger.settlements.unexplained')}</span>}
      </Row>
      <Text tone="muted">{[reference, order?.person].filter(Boolean).join(', ')}</Text>
      {!isExplained && (
        <p>
          {order
            ? t('ledger.settlements.differs', { booked: formats.money(explained) })
            : t('ledger.settlements.meetsNothing')}
        </p>
      )}
      {resolution && (
        <p>
          {t('ledger.settlements.resolved', {
            as: t(`ledger.settlements.as.${resolution.as}`),
            who: resolution.by,
            when: dates.moment(resolution.at),
            reason: resolution.reason,
          })}
        </p>
      )}
      {!isExplained && (
        <Row gap={8} wrap above={8}>
          {!resolution && <Button onClick={onResolve}>{t('ledger.settlements.resolve.do')}</Button>}
          {order && (
            <ButtonLink variant="secondary" to={`/console/orders?review=false&query=${order._id}`}>
              {t('ledger.journals.toPayment')}
            </ButtonLink>
          )}
        </Row>
      )}
    </li>
  );
}
