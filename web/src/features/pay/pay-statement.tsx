import type { PayLine } from '@rondo/contract';
import { Link, useSearchParams } from 'react-router';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { Chip } from '../../ui/chips.tsx';
import { SelectField } from '../../ui/field.tsx';
import { MoneyIcon } from '../../ui/money-icon.tsx';
import { EmptyState } from '../../ui/states.tsx';
import classes from './pay.module.css';
import type { Pay } from './queries.ts';

const yearsBack = 5;

/** Each game's sum and each payout of a year, the latest first. */
export function PayStatement({ pay, thisYear }: { pay: Pay; thisYear: number }) {
  const { t, language } = useI18n();
  const formats = useFormats();
  const [, setQuery] = useSearchParams();
  const { year, lines, openingBalance } = pay;
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
      <div className={classes.head}>
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
        <a
          className={classes.download}
          href={`/api/organising/pay.csv?year=${year}&lang=${language}`}
          download={`${t('pay.csv.fileName')}-${year}.csv`}
        >
          <MoneyIcon name="download" />
          {t('pay.download')}
        </a>
      </div>
      {lines.length === 0 && (
        <EmptyState level={3} title={t('pay.nothing', { year })}>
          {t('pay.nothingBody')}
        </EmptyState>
      )}
      <ul className={classes.lines}>
        {lines.toReversed().map((line) => (
          <li key={`${line.createdAt} ${line.kind} ${line.balance}`} className={classes.line}>
            <Line line={line} />
          </li>
        ))}
        {openingBalance !== 0 && (
          <li className={classes.line}>
            <span className={classes.words}>{t('pay.opening')}</span>
            <span className={`${classes.amount} numbers`}>{formats.money(openingBalance)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

const tones = { proposed: 'pending', filed: 'pending', executed: 'confirmed', returned: 'cancelled' } as const;

function Line({ line: { createdAt, kind, match, payout, amount, balance } }: { line: PayLine }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <span className={classes.words}>
        <span className={classes.what}>
          {match ? (
            <Link className="link" to={`/match/${match._id}`}>
              {match.name}
            </Link>
          ) : (
            t(`pay.kind.${kind}`)
          )}
        </span>
        <span className={`${classes.muted} numbers`}>
          {formats.day(match?.game_date ?? createdAt)}
          {match && ` · ${t('pay.players', { count: match.players })}`}
          {kind === 'correction' && match && ` · ${t('pay.kind.correction')}`}
          {payout && ` · ${t('pay.to', { iban: payout.iban })}`}
        </span>
        {kind === 'payout' && payout && <Chip tone={tones[payout.state]}>{t(`pay.state.${payout.state}`)}</Chip>}
        {kind === 'returned' && payout?.reason && <span className={classes.muted}>{payout.reason}</span>}
      </span>
      <span className={classes.sumsOfLine}>
        <span className={`${classes.amount} numbers`} data-in={amount > 0 || undefined}>
          {amount > 0 ? '+ ' : '− '}
          {formats.money(Math.abs(amount))}
        </span>
        <span className={`${classes.muted} numbers`}>{t('pay.balance', { amount: formats.money(balance) })}</span>
      </span>
    </>
  );
}
