import { useQuery } from '@tanstack/react-query';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Text } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Loading, Skeleton } from '../../ui/states.tsx';
import { CompanyForm } from './company-form.tsx';
import { useInvoice } from './company-commands.ts';
import { companyQuery } from './company-queries.ts';
import type { Papers } from './paper-queries.ts';

/** Turns a receipt into an invoice. A member's stored company is filled in; guests have none. */
export function InvoiceSheet({ number, token, onClose }: Papers & { number: string; onClose: () => void }) {
  const t = useT();
  const own = useQuery({ ...companyQuery, enabled: token === undefined });
  const invoice = useInvoice({ number, token }, () => {
    showBanner('success', t('company.made'));
    onClose();
  });
  return (
    <Sheet open title={t('company.invoice')} onClose={onClose}>
      <Text below={16}>{t('company.invoiceBody')}</Text>
      {own.isLoading ? (
        <Loading>
          <Skeleton height={320} />
        </Loading>
      ) : (
        <CompanyForm company={own.data ?? null} saving={invoice} action={t('company.make')} />
      )}
    </Sheet>
  );
}
