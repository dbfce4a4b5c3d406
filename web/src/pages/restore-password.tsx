import { Link } from 'react-router';
import { AskMailForm } from '../features/accounts/ask-mail-form.tsx';
import { AccountPhrases, useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { FormAside } from '../ui/form.tsx';
import { Card, Page } from '../ui/page.tsx';
import { Loading, Skeleton } from '../ui/states.tsx';

/** `/restore-password` (2-accounts §2). */
export default function RestorePasswordPage() {
  const skeleton = (
    <Page width="narrow">
      <Loading>
        <Skeleton height={320} />
      </Loading>
    </Page>
  );
  return (
    <AccountPhrases fallback={skeleton}>
      <RestorePassword />
    </AccountPhrases>
  );
}

function RestorePassword() {
  const t = useT();
  usePageHead({ title: t('recovery.restore.title'), description: t('recovery.restore.intro') });
  return (
    <Page width="narrow" title={t('recovery.restore.title')} intro={t('recovery.restore.intro')}>
      <Card>
        <AskMailForm kind="restore" />
      </Card>
      <FormAside>
        {t('recovery.login')} <Link to="/login">{t('accounts.signup.loginLink')}</Link>
      </FormAside>
      <FormAside>
        {t('accounts.signup.guest')} <Link to="/guest-account">{t('accounts.signup.guestLink')}</Link>
      </FormAside>
    </Page>
  );
}
