import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { useFormatName } from '../../../../platform/names.ts';
import { useUser } from '../../../../platform/session.ts';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Row, Text } from '../../../../ui/layout.tsx';
import { Paging } from '../../../../ui/paging.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useListAddress } from '../../../../ui/console/list-address.ts';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { PayoutAct, payoutActs } from './payout-act.tsx';
import { type Owed, type Payout, payoutsQuery } from './queries.ts';
import { Remind } from './remind.tsx';

/** The amounts that Rondo owes to organisers and guests, and the runs that pay them (`?step=file&id=…`). */
export function Payouts() {
  const { t, explain } = useI18n();
  const address = useListAddress();
  const { data, error, refetch } = useQuery(payoutsQuery(address.page));
  const { step, about, open, close } = useUrlStep(payoutActs, ['id', 'line']);
  if (error && !data)
    return <ErrorState title={t('running.payouts.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height={320} />
      </Loading>
    );
  const { isConfigured, owed, payouts } = data.data;
  const payout = payouts.find(({ _id }) => _id === about('id'));
  const line = payout?.lines.find(({ _id }) => _id === about('line'));
  const waiting = owed.find(({ _id }) => _id === about('id'));
  const isNamed = step === 'make' || (step === 'confirm' ? waiting : step === 'file' ? payout : line);
  return (
    <>
      {!isConfigured && <p>{t('running.payouts.notConfigured')}</p>}
      <OwedPart owed={owed} onConfirm={(id) => open('confirm', { id })} />
      {isConfigured && owed.some(({ isNext }) => isNext) && (
        <Row gap={8} wrap above={20}>
          <Button onClick={() => open('make')}>{t('running.payouts.make.do')}</Button>
        </Row>
      )}
      {isConfigured && owed.length > 0 && owed.every(({ isNext }) => !isNext) && (
        <Text above={12} measure>
          {t('running.payouts.waits')}
        </Text>
      )}
      {payouts.map((run) => (
        <Run
          key={run._id}
          run={run}
          onFile={() => open('file', { id: run._id })}
          onSettle={(state, id) => open(state, { id: run._id, line: id })}
        />
      ))}
      <Paging
        page={address.page}
        totalPages={data.pagination.totalPages}
        to={(page) => address.to({ page: page > 1 ? String(page) : null })}
      />
      {step && isNamed && (
        <PayoutAct key={step} act={step} payout={payout} line={line} owed={waiting} onClose={close} />
      )}
    </>
  );
}

function OwedPart({ owed, onConfirm }: { owed: Owed[]; onConfirm: (id: string) => void }) {
  const t = useT();
  const formats = useFormats();
  const formatName = useFormatName();
  const dates = useDates();
  const me = useUser();
  return (
    <section className={`${classes.part} ${classes.box}`}>
      <h2>{t('running.payouts.owed')}</h2>
      {owed.length === 0 && <Text tone="muted">{t('running.payouts.nobody')}</Text>}
      <ul>
        {owed.map(({ _id, name, kind, owed: amount, iban, detailsChangedAt, payableFrom, cameBack, isNext }) => (
          <li key={_id}>
            <Link className="link" to={`/console/journals?query=${_id}`}>
              {formatName(name)}
            </Link>
            : {formats.money(amount)} <KindMark kind={kind} />
            <Text as="span" tone="muted">
              {iban ?? t('running.payouts.noDetails')}
              {iban && !isNext && !payableFrom && `, ${t('running.payouts.notYet')}`}
            </Text>
            <ChangedMark at={detailsChangedAt} />
            {cameBack !== null && (
              <span className={classes.bad}>{t('running.payouts.cameBack', { reason: cameBack })}</span>
            )}
            {kind === 'organiser' && iban === null && amount > 0 && me?._id !== _id && (
              <Remind id={_id} name={formatName(name)} />
            )}
            {kind === 'guest' && (
              <Row gap={8} wrap above={6} below={10}>
                <ButtonLink variant="secondary" to={`/console/people?step=pay-guest&id=${_id}`}>
                  {t('running.payouts.enterAccount')}
                </ButtonLink>
              </Row>
            )}
            {payableFrom && (
              <>
                <Text as="span" tone="muted">
                  {' '}
                  {t('running.payouts.payableFrom', { when: dates.moment(payableFrom) })}
                </Text>
                {me?._id !== _id && (
                  <Row gap={8} wrap above={6} below={10}>
                    <Button variant="secondary" onClick={() => onConfirm(_id)}>
                      {t('running.payouts.confirm.do')}
                    </Button>
                  </Row>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Marks a refund to a guest, as opposed to an organiser's pay. */
function KindMark({ kind }: { kind: Owed['kind'] }) {
  const t = useT();
  return kind === 'guest' && <span className={classes.mark}>{t('running.payouts.refund')}</span>;
}

/** Says that an account was entered or changed since the last payment. */
function ChangedMark({ at }: { at: string | null }) {
  const t = useT();
  const dates = useDates();
  return at && <span className={classes.bad}>{t('running.payouts.changed', { when: dates.day(at) })}</span>;
}

type LineAct = 'executed' | 'returned' | 'after-all' | 'undo';

/** The acts possible on a payment now. */
function actsOf({ state, wasFiled, undoUntil }: Payout['lines'][number]): LineAct[] {
  const acts: Record<typeof state, LineAct[]> = {
    proposed: ['returned'],
    filed: ['executed', 'returned'],
    executed: ['returned'],
    returned: wasFiled ? ['after-all'] : [],
  };
  return [...acts[state], ...(undoUntil ? (['undo'] as const) : [])];
}

interface RunProps {
  run: Payout;
  onFile: () => void;
  onSettle: (act: LineAct, lineId: string) => void;
}

function Run({ run, onFile, onSettle }: RunProps) {
  const t = useT();
  const formats = useFormats();
  const formatName = useFormatName();
  const dates = useDates();
  const isTaken = run.lines.some(({ state }) => state !== 'proposed');
  return (
    <section className={`${classes.part} ${classes.box}`}>
      <h2>
        {t('running.payouts.run', { number: String(run.number) })}: {formats.money(run.total)}
      </h2>
      <Text tone="muted">
        {run.createdBy.name}, {dates.moment(run.createdAt)}
      </Text>
      <ul>
        {run.lines.map((line) => (
          <Row key={line._id} as="li" gap={16} lineGap={6} align="center" justify="between" wrap>
            <div>
              {formatName(line.person.name)}: {formats.money(line.amount)} <KindMark kind={line.kind} />
              <Text as="span" tone="muted">
                {line.holder !== formatName(line.person.name) && `${line.holder}, `}
                {line.iban}
              </Text>
              <ChangedMark at={line.detailsChangedAt} />
              <span className={line.state === 'returned' ? classes.bad : classes.mark}>
                {t(`running.payouts.state.${line.state}`)}
              </span>
              {line.reason && (
                <Text as="span" tone="muted">
                  {' '}
                  {line.reason}
                </Text>
              )}
            </div>
            <Row gap={8} wrap>
              {actsOf(line).map((act) => (
                <Button key={act} variant="secondary" onClick={() => onSettle(act, line._id)}>
                  {t(`running.payouts.${act}.do`)}
                </Button>
              ))}
            </Row>
          </Row>
        ))}
      </ul>
      <Row gap={8} wrap above={20}>
        <Button variant="secondary" onClick={onFile}>
          {t(isTaken ? 'running.payouts.again' : 'running.payouts.file.do')}
        </Button>
      </Row>
    </section>
  );
}
