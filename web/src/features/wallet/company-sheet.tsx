import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { Text } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { CompanyForm } from './company-form.tsx';
import { useKeepCompany, useRemoveCompany } from './company-commands.ts';
import { companyQuery } from './company-queries.ts';

/** Enters, changes or removes the company that the user's invoices are made out to (product.md#vat). */
export function CompanySheet({ onClose }: { onClose: () => void }) {
  const { t, explain } = useI18n();
  const company = useQuery(companyQuery);
  const saying = (words: string) => () => {
    showBanner('success', words);
    onClose();
  };
  const keep = useKeepCompany(saying(t('company.saved')));
  const remove = useRemoveCompany();
  const removeNow = () =>
    remove.mutate(undefined, {
      onSuccess: saying(t('company.removed')),
      onError: (error) => showBanner('warning', explain(error), { seconds: 10 }),
    });
  return (
    <Sheet open title={t('company.title')} onClose={onClose}>
      <Text below={16}>{t('company.body')}</Text>
      {company.isPending && (
        <Loading>
          <Skeleton height={320} />
        </Loading>
      )}
      {company.error && <ErrorState message={explain(company.error)} onRetry={() => void company.refetch()} />}
      {company.data !== undefined && <CompanyForm company={company.data} saving={keep} action={t('company.save')} />}
      {company.data && (
        <SubmitButton type="button" variant="plain" wide working={remove.isPending} onClick={removeNow}>
          {t('company.remove')}
        </SubmitButton>
      )}
    </Sheet>
  );
}
