import type { DocumentHead } from '@rondo/contract';
import { writeGrouped } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import classes from './vat-table.module.css';

/** A paper's totals by VAT rate: without VAT, the VAT, and with it. */
export function VatTable({ title, vat }: { title: string } & Pick<DocumentHead, 'vat'>) {
  const { t, language } = useI18n();
  const { money } = useFormats();
  const heads = [t('document.vat.net'), t('document.vat.of'), t('document.vat.gross')] as const;
  return (
    <table className={`${classes.table} numbers`} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t('document.vat.rate')}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {vat.map(({ rate, exemptReason, ...of }) => {
          const said = { rate: writeGrouped(rate, language), reason: exemptReason ?? '' };
          return (
            <tr key={`${rate} ${exemptReason}`}>
              <th scope="row">
                {exemptReason === null ? t('document.vat.percent', said) : t('document.vat.exempt', said)}
              </th>
              {[of.net, of.vat, of.amount].map((euros, at) => (
                <td key={heads[at]} data-head={heads[at]}>
                  {money(euros)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
