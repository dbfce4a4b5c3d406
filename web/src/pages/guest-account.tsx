import { Link } from 'react-router';
import { AskMailForm } from '../features/accounts/ask-mail-form.tsx';
import { AccountPhrases, useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { FormAside } from '../ui/form.tsx';
import { Card, Page } from '../ui/page.tsx';
import { Loading, Skeleton } from '../ui/states.tsx';

/** `/guest-account` (2-accounts §2). */
export default function GuestAccountPage() {
  const skeleton = (
    <Page width="narrow">
      <Loading>
        <Skeleton height={320} />
      </Loading>
    </Page>
  );
  return (
    <AccountPhrases fallback={skeleton}>
      <GuestAccount />
    </AccountPhrases>
  );
}

function GuestAccount() {
  const t = useT();
  usePageHead({ title: t('recovery.guest.title'), description: t('recovery.guest.intro') });
  return (
    <Page width="narrow" title={t('recovery.guest.title')} intro={t('recovery.guest.intro')}>
      <Card>
        <AskMailForm kind="guest" />
      </Card>
      <FormAside>
        {t('recovery.login')} <Link to="/login">{t('accounts.signup.loginLink')}</Link>
      </FormAside>
      <FormAside>
        {t('recovery.restoreAsk')} <Link to="/restore-password">{t('recovery.restoreLink')}</Link>
      </FormAside>
    </Page>
  );
}
