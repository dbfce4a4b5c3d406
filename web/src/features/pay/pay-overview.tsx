import type { TaxDetails } from '@rondo/contract';
import { organiserPayTerms } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../platform/clock.tsx';
import { localDate, useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/form.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { BankDetailsSheet } from './bank-details-sheet.tsx';
import classes from './pay.module.css';
import { PayStatement } from './pay-statement.tsx';
import { type Pay, payQuery } from './queries.ts';
import { TaxDetailsSheet } from './tax-details-sheet.tsx';

const steps = ['bank', 'tax'] as const;

/** An organiser's pay: what Rondo owes them, what it paid and to which account, and the statement of a year (`?year=2026`). */
export function PayOverview({ name }: { name: string }) {
  const { t, explain } = useI18n();
  const [query] = useSearchParams();
  const thisYear = Number(localDate(useNow()).slice(0, 4));
  const asked = Number(query.get('year'));
  const year = asked >= thisYear - 5 && asked <= thisYear ? asked : thisYear;
  const { data, error, refetch } = useQuery(payQuery(year));
  const step = useUrlStep(steps);
  if (error) return <ErrorState title={t('pay.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height={420} />
      </Loading>
    );
  return (
    <div className={classes.overview}>
      <Sums pay={data} onBank={() => step.open('bank')} onTax={() => step.open('tax')} />
      <Card>
        <PayStatement pay={data} thisYear={thisYear} />
      </Card>
      {step.step === 'bank' && <BankDetailsSheet holder={data.bankDetails?.holder ?? name} onClose={step.close} />}
      {step.step === 'tax' && data.taxDetails && (
        <TaxDetailsSheet {...data.taxDetails} name={data.bankDetails?.holder ?? name} onClose={step.close} />
      )}
    </div>
  );
}

function Sums({ pay, onBank, onTax }: { pay: Pay; onBank: () => void; onTax: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { owed, underWay, paid, bankDetails, taxDetails } = pay;
  const earns = pay.organiserKind === 'freelance' || owed !== 0 || underWay > 0 || paid > 0;
  return (
    <Stack as={Card} gap={16}>
      <dl className={`${classes.figures} numbers`}>
        <div data-strong="true">
          <Text as="dt" size={14} tone="muted">
            {t('pay.owed')}
          </Text>
          <dd>{formats.money(owed)}</dd>
        </div>
        <div>
          <Text as="dt" size={14} tone="muted">
            {t('pay.underWay')}
          </Text>
          <dd>{formats.money(underWay)}</dd>
        </div>
        <div>
          <Text as="dt" size={14} tone="muted">
            {t('pay.paid')}
          </Text>
          <dd>{formats.money(paid)}</dd>
        </div>
      </dl>
      <Terms kind={pay.organiserKind} />
      {owed < 0 && <Note>{t('pay.takenBack')}</Note>}
      {earns && (
        <Kept
          title={t('pay.details.title')}
          act={t(bankDetails ? 'pay.details.change' : 'pay.details.enter')}
          isWanted={!bankDetails}
          onAct={onBank}
        >
          {bankDetails ? (
            <>
              {bankDetails.holder} · <span className="numbers">{bankDetails.iban}</span>
            </>
          ) : (
            owed > 0 && t('pay.noDetails')
          )}
        </Kept>
      )}
      {taxDetails && (
        <Kept
          title={t(taxDetails.isReported ? 'pay.tax.title' : 'pay.tax.vatTitle')}
          act={t(taxDetails.kept ? 'pay.tax.change' : 'pay.tax.enter')}
          isWanted={taxDetails.isReported && !taxDetails.kept}
          onAct={onTax}
        >
          {taxDetails.kept ? (
            <TaxDetailsLine details={taxDetails.kept} />
          ) : (
            t(taxDetails.isReported ? 'pay.tax.wanted' : 'pay.tax.vatIntro')
          )}
        </Kept>
      )}
    </Stack>
  );
}

/** Something that an organiser gave, or is asked for, with the button to give it. */
function Kept({
  title,
  act,
  isWanted,
  onAct,
  children,
}: {
  title: string;
  act: string;
  isWanted: boolean;
  onAct: () => void;
  children: ReactNode;
}) {
  return (
    <Row as="section" gap={12} align="center" justify="between" wrap>
      <div>
        <Text as="h3" size={16}>
          {title}
        </Text>
        {children && (
          <Text size={15} tone="muted" breaks>
            {children}
          </Text>
        )}
      </div>
      <Button variant={isWanted ? 'primary' : 'secondary'} onClick={onAct}>
        {act}
      </Button>
    </Row>
  );
}

function TaxDetailsLine({ details: { name, vat, bsn, invoicedSince } }: { details: TaxDetails }) {
  const t = useT();
  return (
    <>
      {name} ·{' '}
      <span className="numbers">{vat ?? (bsn === null ? t('pay.tax.none') : t('pay.tax.ends', { end: bsn }))}</span>
      {invoicedSince !== null && ` · ${t('pay.tax.byRondo')}`}
    </>
  );
}

function Terms({ kind }: { kind: Pay['organiserKind'] }) {
  const t = useT();
  const formats = useFormats();
  const { fromPlayers, baseCents, perPlayerCents, paidAboveCents } = organiserPayTerms;
  if (kind !== 'freelance')
    return (
      <Text size={15} tone="muted" breaks>
        {t(kind === 'volunteer' ? 'pay.volunteer' : 'pay.unpaid')}
      </Text>
    );
  return (
    <Text size={15} tone="muted" breaks>
      {t('pay.terms', {
        from: fromPlayers,
        base: formats.money(baseCents / 100),
        more: formats.money(perPlayerCents / 100),
        above: formats.money(paidAboveCents / 100),
      })}
    </Text>
  );
}
