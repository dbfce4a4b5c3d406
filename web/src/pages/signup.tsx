import { Link } from 'react-router';
import { SignUpForm } from '../features/accounts/sign-up-form.tsx';
import { useSignInNews } from '../features/accounts/use-sign-in-news.ts';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useReturnTo, withReturn } from '../platform/return-to.ts';
import { FormAside } from '../ui/form.tsx';
import { Card, Page } from '../ui/page.tsx';

export const phrases = ['account', 'errors'] as const;

/** `/signup` (2-accounts §2). */
export default function SignUp() {
  const t = useT();
  const returnTo = useReturnTo();
  useSignInNews();
  usePageHead({ title: t('nav.titles.signup'), description: t('accounts.signup.intro') });
  return (
    <Page width="narrow" title={t('accounts.signup.title')} intro={t('accounts.signup.intro')}>
      <Card>
        <SignUpForm />
      </Card>
      <FormAside>
        {t('accounts.signup.login')} <Link to={withReturn('/login', returnTo)}>{t('accounts.signup.loginLink')}</Link>
      </FormAside>
      <FormAside>
        {t('accounts.signup.guest')} <Link to="/guest-account">{t('accounts.signup.guestLink')}</Link>
      </FormAside>
    </Page>
  );
}
