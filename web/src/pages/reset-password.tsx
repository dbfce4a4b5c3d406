import { useParams } from 'react-router';
import { ResetPassword } from '../features/accounts/reset-password.tsx';
import { AccountPhrases, useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';
import { Loading, Skeleton } from '../ui/states.tsx';

/** `/reset-password/{token}` (2-accounts §2). */
export default function ResetPasswordPage() {
  const { token = '' } = useParams();
  const skeleton = (
    <Loading>
      <Skeleton height={420} />
    </Loading>
  );
  return (
    <Page width="narrow">
      <AccountPhrases fallback={skeleton}>
        <Titled />
        <ResetPassword key={token} token={token} />
      </AccountPhrases>
    </Page>
  );
}

function Titled() {
  const t = useT();
  usePageHead({ title: t('recovery.form.title') });
  return null;
}
