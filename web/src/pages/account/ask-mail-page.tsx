import type { ReactNode } from 'react';
import { AskMailForm } from '../../features/accounts/recovery/ask-mail-form.tsx';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { usePageHead } from '../../platform/page-head.tsx';
import { FormAside } from '../../ui/form.tsx';
import { Card, Page } from '../../ui/page.tsx';

interface Props {
  /** The kind of password to set: a forgotten one anew, or a guest's first. */
  kind: 'restore' | 'guest';
}

/** A page that mails a link to set a password, with links for people who want something else. */
export function AskMailPage({ kind }: Props) {
  const t = useT();
  usePageHead({ title: t(`recovery.${kind}.title`), description: t(`recovery.${kind}.intro`) });
  const others: Record<Props['kind'], ReactNode> = {
    restore: (
      <>
        {t('accounts.signup.guest')} <Link to="/guest-account">{t('accounts.signup.guestLink')}</Link>
      </>
    ),
    guest: (
      <>
        {t('recovery.restoreAsk')} <Link to="/restore-password">{t('recovery.restoreLink')}</Link>
      </>
    ),
  };
  return (
    <Page width="narrow" title={t(`recovery.${kind}.title`)} intro={t(`recovery.${kind}.intro`)}>
      <Card>
        <AskMailForm kind={kind} />
      </Card>
      <FormAside>
        {t('recovery.login')} <Link to="/login">{t('accounts.signup.loginLink')}</Link>
      </FormAside>
      <FormAside>{others[kind]}</FormAside>
    </Page>
  );
}
