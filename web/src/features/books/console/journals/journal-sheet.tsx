import type { listJournals } from '@rondo/contract';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Row, Stack, Text } from '../../../../ui/layout.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import classes from '../../../../ui/console/console.module.css';
import type { RowOf } from '../../../../ui/console/description.ts';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { Facts } from '../../../../ui/console/facts.tsx';

type ConsoleJournal = RowOf<typeof listJournals>;

/** A journal with its lines, and links to the things that it is about. */
export function JournalSheet({ journal, onClose }: { journal: ConsoleJournal; onClose: () => void }) {
  const t = useT();
  const dates = useDates();
  const { person, game, orderId, correction } = journal;
  return (
    <Sheet open title={t('ledger.journals.one', { number: String(journal._id) })} onClose={onClose}>
      <Facts>
        <dt>{t('ledger.journals.what')}</dt>
        <dd>{t(`ledger.kind.${journal.kind}`)}</dd>
        <dt>{t('ledger.journals.at')}</dt>
        <dd>{dates.moment(journal.at)}</dd>
        {journal.valuedAt && (
          <>
            <dt>{t('ledger.journals.valuedAt')}</dt>
            <dd>{dates.moment(journal.valuedAt)}</dd>
          </>
        )}
        {person && (
          <>
            <dt>{t('ledger.journals.person')}</dt>
            <dd>
              <Link className="link" to={`/console/people?step=person&id=${person._id}`}>
                {person.name}
              </Link>
            </dd>
          </>
        )}
        {game && (
          <>
            <dt>{t('ledger.journals.game')}</dt>
            <dd>
              <Link className="link" to={`/match/${game._id}`}>
                {game.name}
              </Link>
            </dd>
          </>
        )}
        {correction && (
          <>
            <dt>{t('ledger.journals.proposed')}</dt>
            <dd>{correction.proposedBy}</dd>
            <dt>{t('ledger.journals.approved')}</dt>
            <dd>{correction.approvedBy ?? t('ledger.corrections.byServer')}</dd>
            <dt>{t('ledger.journals.reason')}</dt>
            <dd>{correction.reason}</dd>
          </>
        )}
      </Facts>
      <Lines lines={journal.lines} />
      <Row gap={8} wrap above={20}>
        {person && (
          <ButtonLink variant="secondary" to={`/console/journals?query=${person._id}`}>
            {t('ledger.journals.ofPerson', { name: person.name })}
          </ButtonLink>
        )}
        {person && (
          <ButtonLink
            variant="secondary"
            to={`/console/corrections?step=new&person=${person._id}${orderId === null ? '' : `&order=${orderId}`}`}
          >
            {t('ledger.corrections.new.title')}
          </ButtonLink>
        )}
        {game && (
          <ButtonLink variant="secondary" to={`/console/journals?query=${game._id}`}>
            {t('ledger.journals.ofGame')}
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

function Lines({ lines }: Pick<ConsoleJournal, 'lines'>) {
  const t = useT();
  const formats = useFormats();
  return (
    <section className={classes.part}>
      <h3>{t('ledger.journals.lines')}</h3>
      <Stack as="dl" above={10} className={classes.sums}>
        {lines.map(({ _id, account, owner, amount }) => (
          <div key={_id}>
            <dt>
              {t(`ledger.accounts.${account}`)}{' '}
              {owner?.name && (
                <Text as="span" tone="muted">
                  {owner.name}
                </Text>
              )}
            </dt>
            <dd>{formats.money(amount)}</dd>
          </div>
        ))}
      </Stack>
    </section>
  );
}
