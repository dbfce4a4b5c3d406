import { daysOfMonth, monthAfter } from '@rondo/rules';
import type { StatementLine } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '../../platform/clock.tsx';
import { localDate, useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { useMonthName } from '../../platform/month-name.ts';
import { Link } from '../../platform/link.tsx';
import { useFormatName } from '../../platform/names.ts';
import { useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { MoneyIcon } from '../../ui/money-icon.tsx';
import { EmptyState, ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import paper from './paper.module.css';
import { statementQuery } from './paper-queries.ts';
import classes from './statement.module.css';

/** The number of months to choose from. */
const monthsBack = 24;

/** Everything that moved the balance in a month (`?month=2026-11`), from opening to closing balance. */
export function Statement() {
  const { t, language } = useI18n();
  const user = useUser();
  const [query] = useSearchParams();
  const thisMonth = localDate(useNow()).slice(0, 7);
  const month = /^20[2-9]\d-(0[1-9]|1[0-2])$/.test(query.get('month') ?? '')
    ? (query.get('month') ?? thisMonth)
    : thisMonth;
  const statement = useQuery(statementQuery(month));
  const { from, to } = daysOfMonth(month);
  return (
    <article className={paper.sheet}>
      <header className={paper.head}>
        <div>
          <p className={paper.brand}>Rondo</p>
          <h1 className={paper.title}>{t('statement.title')}</h1>
          <Text above={4} tone="muted">
            {t('statement.holder', { name: user?.name ?? '' })}
          </Text>
        </div>
        <div className={paper.tools}>
          <DownloadLink
            href={`/api/wallet/statement.csv?from=${from}&to=${to}&lang=${language}`}
            download={`${t('statement.fileName')}-${from}-${to}.csv`}
          >
            {t('statement.csv')}
          </DownloadLink>
          <Button variant="secondary" onClick={() => window.print()}>
            <MoneyIcon name="print" />
            {t('statement.print')}
          </Button>
        </div>
      </header>
      <MonthChooser month={month} thisMonth={thisMonth} />
      {statement.isPending && <StatementSkeleton />}
      {statement.error && <Failed error={statement.error} retry={() => void statement.refetch()} />}
      {statement.data && <Lines {...statement.data} />}
    </article>
  );
}

function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const { explain } = useI18n();
  return <ErrorState message={explain(error)} onRetry={retry} />;
}

function MonthChooser({ month, thisMonth }: { month: string; thisMonth: string }) {
  const { t } = useI18n();
  const [, setQuery] = useSearchParams();
  const monthName = useMonthName();
  const listed = Array.from({ length: monthsBack }, (_, index) => monthAfter(thisMonth, -index));
  const months = listed.includes(month) ? listed : [month, ...listed];
  const address = (steps: number) => `?month=${monthAfter(month, steps)}`;
  return (
    <Row gap={10} align="center" className={classes.chooser}>
      <ButtonLink variant="secondary" to={address(-1)} replace preventScrollReset aria-label={t('statement.previous')}>
        <Icon name="left" />
      </ButtonLink>
      <div className={classes.month}>
        <SelectField
          label={t('statement.month')}
          hideLabel
          value={month}
          onChange={(event) => setQuery({ month: event.target.value }, { replace: true, preventScrollReset: true })}
        >
          {months.map((option) => (
            <option key={option} value={option}>
              {monthName(option)}
            </option>
          ))}
        </SelectField>
      </div>
      {month < thisMonth ? (
        <ButtonLink variant="secondary" to={address(1)} replace preventScrollReset aria-label={t('statement.next')}>
          <Icon name="right" />
        </ButtonLink>
      ) : (
        <Button variant="secondary" disabled aria-label={t('statement.next')}>
          <Icon name="right" />
        </Button>
      )}
      <p className={classes.printedMonth}>{monthName(month)}</p>
    </Row>
  );
}

interface LinesProps {
  openingBalance: number;
  lines: readonly StatementLine[];
  closingBalance: number;
}

function Lines({ openingBalance, lines, closingBalance }: LinesProps) {
  const { t } = useI18n();
  const formats = useFormats();
  const sum = (sign: 1 | -1) =>
    lines.reduce((cents, { amount }) => cents + (amount * sign > 0 ? Math.round(amount * 100) : 0), 0) / 100;
  const signed = (sign: '+' | '−', euros: number) =>
    euros === 0 ? formats.money(0) : `${sign} ${formats.money(euros)}`;
  return (
    <>
      <dl className={`${classes.sums} numbers`}>
        <Sum label={t('statement.opening')}>{formats.money(openingBalance)}</Sum>
        <Sum label={t('statement.incoming')}>{signed('+', sum(1))}</Sum>
        <Sum label={t('statement.outgoing')}>{signed('−', -sum(-1))}</Sum>
        <Sum label={t('statement.closing')} strong>
          {formats.money(closingBalance)}
        </Sum>
      </dl>
      {lines.length === 0 ? (
        <EmptyState title={t('statement.nothing')}>{t('statement.nothingBody')}</EmptyState>
      ) : (
        <table className={`${classes.table} numbers`}>
          <thead>
            <tr>
              <th scope="col">{t('statement.date')}</th>
              <th scope="col">{t('statement.description')}</th>
              <th scope="col" className={classes.figure}>
                {t('statement.amount')}
              </th>
              <th scope="col" className={`${classes.figure} ${classes.balance}`}>
                {t('statement.balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={`${line.createdAt} ${line.kind} ${line.receiptId} ${line.balance}`} line={line} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Sum({ label, strong, children }: { label: string; strong?: boolean; children: React.ReactNode }) {
  return (
    <div data-strong={strong}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Line({ line }: { line: StatementLine }) {
  const { t } = useI18n();
  const formatName = useFormatName();
  const formats = useFormats();
  const { amount, match, friend, code, reason, receiptId } = line;
  const when = `${formats.day(line.createdAt)}, ${formats.time(line.createdAt)}`;
  const says = {
    createdAt: when,
    kind: (
      <Text as="span" weight={650}>
        {t(`statement.kind.${line.kind}`)}
      </Text>
    ),
    match: match && (
      <span>
        {' '}
        <Link className="link" to={`/match/${match._id}`}>
          {match.name}
        </Link>
      </span>
    ),
    friend: friend && ` ${t('statement.forFriend', { name: formatName(friend) })}`,
    code: code && ` ${code}`,
    reason: reason && ` “${reason}”`,
    receiptId: receiptId && (
      <Link
        className={`link ${classes.receipt}`}
        to={`/wallet/receipt/${receiptId}`}
        aria-label={`${t('statement.receipt')}: ${match?.name ?? when}`}
      >
        {t('statement.receipt')}
      </Link>
    ),
    amount: `${amount > 0 ? '+' : '−'} ${formats.money(Math.abs(amount))}`,
    balance: formats.money(line.balance),
  } satisfies Record<keyof StatementLine, ReactNode>;
  return (
    <tr>
      <td className={classes.date}>{says.createdAt}</td>
      <td>
        {says.kind}
        {says.match}
        {says.friend}
        {says.code}
        {says.reason}
        <span className={classes.small}>
          <span className={classes.dateSmall}>{says.createdAt}</span>
          {says.receiptId}
        </span>
      </td>
      <td className={classes.figure} data-in={amount > 0 || undefined}>
        {says.amount}
        <span className={classes.balanceSmall}>
          {t('statement.balance')} {says.balance}
        </span>
      </td>
      <td className={`${classes.figure} ${classes.balance}`}>{says.balance}</td>
    </tr>
  );
}

function StatementSkeleton() {
  return (
    <Loading>
      <Skeleton height={92} />
      <Stack gap={10} above={20}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={44} />
        ))}
      </Stack>
    </Loading>
  );
}
