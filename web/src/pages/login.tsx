import { useLocation } from 'react-router';
import { LogInForm } from '../features/accounts/logging-in/log-in-form.tsx';
import { useSignInNews } from '../features/accounts/logging-in/use-sign-in-news.ts';
import { useT } from '../platform/i18n.tsx';
import { Link } from '../platform/link.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useReturnTo, withReturn } from '../platform/return-to.ts';
import { FormAside } from '../ui/form.tsx';
import { Card, Page } from '../ui/page.tsx';

export const phrases = ['account', 'errors'] as const;

/** `/login` (product.md#logging-in). */
export default function LogIn() {
  const t = useT();
  const returnTo = useReturnTo();
  const { state } = useLocation();
  // A visitor sent here from another page reads which one.
  const wanted = (state as { wanted?: string | null } | null)?.wanted;
  const intro = wanted ? t('accounts.login.goesOn', { page: wanted }) : t('accounts.login.intro');
  useSignInNews();
  usePageHead({ title: t('nav.titles.login'), description: t('accounts.login.intro') });
  return (
    <Page width="narrow" title={t('accounts.login.title')} intro={intro} isBelowBanner={wanted !== undefined}>
      <Card>
        <LogInForm />
        <FormAside>
          <Link to="/restore-password">{t('accounts.login.forgot')}</Link>
        </FormAside>
      </Card>
      <FormAside>
        {t('accounts.login.signup')} <Link to={withReturn('/signup', returnTo)}>{t('accounts.login.signupLink')}</Link>
      </FormAside>
    </Page>
  );
}
