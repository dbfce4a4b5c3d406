import { useParams } from 'react-router';
import { ResetPassword } from '../features/accounts/recovery/reset-password.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['account', 'errors'] as const;

/** `/reset-password/{token}` (product.md#recovery). */
export default function ResetPasswordPage() {
  const t = useT();
  const { token = '' } = useParams();
  usePageHead({ title: t('recovery.form.title') });
  return (
    <Page width="narrow">
      <ResetPassword key={token} token={token} />
    </Page>
  );
}
