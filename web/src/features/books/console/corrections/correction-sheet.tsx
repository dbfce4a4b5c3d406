import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { useUser } from '../../../../platform/session.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Row, Text } from '../../../../ui/layout.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { Facts } from '../../../../ui/console/facts.tsx';
import { type Decision, decisions } from './decide-correction.tsx';
import { type Correction, signOf } from './correction.ts';

interface Props {
  correction: Correction;
  onDecide: (decision: Decision) => void;
  onClose: () => void;
}

/**
 * A correction: who proposed it, its outcome, and for another admin the buttons to decide. If there is no other admin, it shows the command that
 * decides.
 */
export function CorrectionSheet({ correction, onDecide, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const { person, proposedBy, decision, state, orderId, journalId } = correction;
  return (
    <Sheet
      open
      title={`${t(`ledger.corrections.changes.${correction.account}.${signOf(correction)}`)}: ${formats.money(Math.abs(correction.amount))}`}
      onClose={onClose}
    >
      <Facts>
        <dt>{t('ledger.corrections.person')}</dt>
        <dd>
          <Link className="link" to={`/console/people?step=person&id=${person._id}`}>
            {person.name}
          </Link>
        </dd>
        <dt>{t('ledger.corrections.against')}</dt>
        <dd>{t(`ledger.accounts.${correction.against}`)}</dd>
        <dt>{t('ledger.corrections.reason')}</dt>
        <dd>{correction.reason}</dd>
        <dt>{t('ledger.corrections.proposed')}</dt>
        <dd>
          {proposedBy.name}, {dates.moment(correction.proposedAt)}
        </dd>
        <dt>{t('ledger.corrections.state')}</dt>
        <dd>{t(`ledger.corrections.states.${state}`)}</dd>
        {state === 'open' && (
          <>
            <dt>{t('ledger.corrections.until')}</dt>
            <dd>{dates.moment(correction.expiresAt)}</dd>
          </>
        )}
        {decision && (
          <>
            <dt>{t('ledger.corrections.decided')}</dt>
            <dd>
              {decision.by?._id === proposedBy._id
                ? t('ledger.corrections.alone', { when: dates.moment(decision.at) })
                : `${decision.by?.name ?? t('ledger.corrections.byServer')}, ${dates.moment(decision.at)}: ${decision.reason}`}
            </dd>
          </>
        )}
      </Facts>
      {state === 'open' && <Deciding correction={correction} onDecide={onDecide} />}
      <Row gap={8} wrap above={20}>
        {journalId !== null && (
          <ButtonLink variant="secondary" to={`/console/journals?query=${journalId}`}>
            {t('ledger.corrections.journal')}
          </ButtonLink>
        )}
        {orderId && (
          <ButtonLink variant="secondary" to={`/console/orders?review=false&query=${orderId}`}>
            {t('ledger.journals.toPayment')}
          </ButtonLink>
        )}
      </Row>
    </Sheet>
  );
}

function Deciding({ correction, onDecide }: Pick<Props, 'correction' | 'onDecide'>) {
  const t = useT();
  const me = useUser();
  const { _id: id, person, proposedBy, awaits } = correction;
  if (awaits === 'server')
    return (
      <div className={classes.part}>
        <p>{t('ledger.corrections.onServer')}</p>
        <code className={classes.command}>
          npm run approve-correction -- {id} <span className={classes.whole}>--reason &quot;…&quot;</span>
        </code>
      </div>
    );
  if (me?._id === person._id) return <Text above={20}>{t('ledger.corrections.aboutYou')}</Text>;
  if (me?._id === proposedBy._id) return <Text above={20}>{t('ledger.corrections.isYours')}</Text>;
  return (
    <Row gap={8} wrap above={20}>
      {decisions.map((decision) => (
        <Button
          key={decision}
          variant={decision === 'approved' ? 'primary' : 'secondary'}
          onClick={() => onDecide(decision)}
        >
          {t(`ledger.corrections.${decision}.do`)}
        </Button>
      ))}
    </Row>
  );
}
