import type { PayLine } from '@rondo/contract';
import { payInvoiceFile } from '@rondo/contract/calls';
import { useSearchParams } from 'react-router';
import { addressOf } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Chip } from '../../ui/chips.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { EmptyState } from '../../ui/states.tsx';
import classes from './pay.module.css';
import type { Pay } from './queries.ts';

const yearsBack = 5;

/** A year's earnings by game and its payouts, the latest first. */
export function PayStatement({ pay, thisYear }: { pay: Pay; thisYear: number }) {
  const { t, language } = useI18n();
  const formats = useFormats();
  const [, setQuery] = useSearchParams();
  const { year, lines, openingBalance, paidInYear } = pay;
  const choose = (chosen: string) =>
    setQuery(
      (before) => {
        before.set('year', chosen);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section>
      <Row gap={12} align="center" justify="between" wrap>
        <h3 className={classes.title}>{t('pay.statement')}</h3>
        <SelectField
          label={t('pay.year')}
          hideLabel
          value={String(year)}
          onChange={(event) => choose(event.target.value)}
        >
          {Array.from({ length: yearsBack + 1 }, (_, back) => thisYear - back).map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
        <DownloadLink
          href={`/api/organising/pay.csv?year=${year}&lang=${language}`}
          download={`${t('pay.csv.fileName')}-${year}.csv`}
        >
          {t('pay.download')}
        </DownloadLink>
      </Row>
      {paidInYear !== 0 && <Text tone="muted">{t('pay.paidInYear', { year, amount: formats.money(paidInYear) })}</Text>}
      {lines.length === 0 && (
        <EmptyState level={3} title={t('pay.nothing', { year })}>
          {t('pay.nothingBody')}
        </EmptyState>
      )}
      <Stack as="ul" above={8}>
        {lines.toReversed().map((line) => (
          <Row
            key={`${line.createdAt} ${line.kind} ${line.balance}`}
            as="li"
            gap={12}
            align="center"
            justify="between"
            wrap
            className={classes.line}
          >
            <Line line={line} />
          </Row>
        ))}
        {openingBalance !== 0 && (
          <Row as="li" gap={12} align="center" justify="between" wrap className={classes.line}>
            <Stack as="span" gap={4} align="start" shrinks className={classes.words}>
              {t('pay.opening')}
            </Stack>
            <span className={`${classes.amount} numbers`}>{formats.money(openingBalance)}</span>
          </Row>
        )}
      </Stack>
    </section>
  );
}

const tones = { proposed: 'pending', filed: 'pending', executed: 'confirmed', returned: 'cancelled' } as const;

function Line({ line: { createdAt, kind, match, payout, amount, balance, invoices } }: { line: PayLine }) {
  const { t, language } = useI18n();
  const formats = useFormats();
  return (
    <>
      <Stack as="span" gap={4} align="start" shrinks className={classes.words}>
        <Text as="span" weight={650} breaks>
          {match ? (
            <Link className={classes.game} to={`/match/${match._id}`}>
              {match.name}
            </Link>
          ) : (
            t(`pay.kind.${kind}`)
          )}
        </Text>
        <Text as="span" size={15} tone="muted" breaks className="numbers">
          {formats.day(match?.game_date ?? createdAt)}
          {match && ` · ${t('pay.players', { count: match.players })}`}
          {kind === 'correction' && match && ` · ${t('pay.kind.correction')}`}
          {payout && ` · ${t('pay.to', { iban: payout.iban })}`}
        </Text>
        {invoices.map((number) => (
          <a
            key={number}
            className="link numbers"
            href={addressOf(payInvoiceFile, { params: { number }, query: { lang: language } })}
            download={`${number}.pdf`}
          >
            {t('pay.invoiceFile', { number })}
          </a>
        ))}
        {kind === 'payout' && payout && <Chip tone={tones[payout.state]}>{t(`pay.state.${payout.state}`)}</Chip>}
        {kind === 'returned' && payout?.reason && (
          <Text as="span" size={15} tone="muted" breaks>
            {payout.reason}
          </Text>
        )}
      </Stack>
      <Stack as="span" gap={4} align="end" className={classes.sumsOfLine}>
        <span className={`${classes.amount} numbers`} data-in={amount > 0 || undefined}>
          {amount > 0 ? '+ ' : '− '}
          {formats.money(Math.abs(amount))}
        </span>
        <Text as="span" size={15} tone="muted" breaks className="numbers">
          {t('pay.balance', { amount: formats.money(balance) })}
        </Text>
      </Stack>
    </>
  );
}
