import { booksEntries } from '@rondo/contract/calls';
import type { CallArguments } from '@rondo/contract';
import { amsterdamDay, every } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf } from '../../../../platform/api.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import { Note } from '../../../../ui/form.tsx';
import { Row, Text } from '../../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { FileLink } from '../../../../ui/console/file-link.tsx';
import { Figures } from '../../../../ui/console/figures.tsx';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { reconciliationQuery, type Reconciliation } from './queries.ts';
import { useChosenDays } from './use-chosen-days.tsx';

type Form = NonNullable<NonNullable<CallArguments<typeof booksEntries>['query']>['form']>;
const forms = every<Form>()(['general', 'exact', 'exact-xml', 'twinfield', 'moneybird', 'snelstart', 'eboekhouden']);

/** A period as a bookkeeper posts it, in the form of their program, and the way from its revenue to the VAT return. */
export function Entry() {
  const { explain, t } = useI18n();
  const { days, chooser } = useChosenDays();
  const { data, error, refetch } = useQuery(reconciliationQuery(days));
  return (
    <>
      {chooser}
      {error && !data && (
        <ErrorState title={t('periods.failed')} message={explain(error)} onRetry={() => void refetch()} />
      )}
      {!error && !data && (
        <Loading>
          <Skeleton height={820} />
        </Loading>
      )}
      {data && <Posting data={data} />}
    </>
  );
}

function Posting({ data }: { data: Reconciliation }) {
  const t = useT();
  const dates = useDates();
  const [form, setForm] = useState<Form>('general');
  const { from, to, documentedUntil, lines, steps, turnover, difference } = data;
  return (
    <>
      {amsterdamDay(new Date(documentedUntil)) <= to && (
        <Note>
          <p>{t('periods.until', { when: dates.moment(documentedUntil) })}</p>
        </Note>
      )}
      <Row align="end" gap={12} wrap above={12}>
        <SelectField
          label={t('periods.entry.form')}
          value={form}
          onChange={({ target }) => setForm(forms.find((one) => one === target.value) ?? 'general')}
        >
          {forms.map((one) => (
            <option key={one} value={one}>
              {t(`periods.entry.forms.${one}`)}
            </option>
          ))}
        </SelectField>
        <FileLink href={addressOf(booksEntries, { query: { from, to, form } })} words={t('periods.entry.download')} />
      </Row>
      <Figures
        title={t('periods.entry.title')}
        hint={<Text tone="muted">{t('periods.entry.hint')}</Text>}
        heads={[t('periods.account'), t('periods.entry.debit'), t('periods.entry.credit')]}
        rows={lines.map(({ account, number, vat, debit, credit }) => ({
          key: `${number} ${vat?.kind} ${vat?.rate}`,
          name: `${number} ${t(`ledger.accounts.${account}`)}${vat ? `: ${t('periods.rate', { what: t(`ledger.sale.${vat.kind}`), rate: String(vat.rate) })}` : ''}`,
          figures: [debit || null, credit || null],
        }))}
        sums={[
          {
            name: t('periods.together'),
            figures: [sumOf(lines.map(({ debit }) => debit)), sumOf(lines.map(({ credit }) => credit))],
          },
        ]}
      />
      <Figures
        title={t('periods.entry.reconciliation')}
        hint={
          difference === 0 ? (
            <Text tone="muted">{t('periods.entry.agrees')}</Text>
          ) : (
            <Note>
              <p>{t('periods.entry.differs')}</p>
            </Note>
          )
        }
        heads={[t('periods.what'), t('periods.entry.amount')]}
        rows={[
          ...steps
            .filter(({ amount }) => amount !== 0)
            .map(({ step, amount }) => ({ key: step, name: t(`periods.entry.steps.${step}`), figures: [amount] })),
          { key: 'turnover', name: t('periods.entry.turnover'), figures: [turnover] },
        ]}
        sums={[{ name: t('periods.entry.difference'), figures: [difference] }]}
      />
    </>
  );
}

const sumOf = (euros: readonly number[]) => Math.round(euros.reduce((sum, one) => sum + one, 0) * 100) / 100;
