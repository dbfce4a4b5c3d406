import { useParams } from 'react-router';
import { ConfirmSignUp } from '../features/accounts/signing-up/confirm-sign-up.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['account'] as const;

/** `/confirm-signup/{token}` (product.md#sign-up). */
export default function ConfirmSignUpPage() {
  const t = useT();
  const { token = '' } = useParams();
  usePageHead({ title: t('accounts.confirm.title') });
  return (
    <Page width="narrow" title={t('accounts.confirm.title')} intro={t('accounts.confirm.body')}>
      <ConfirmSignUp token={token} />
    </Page>
  );
}
