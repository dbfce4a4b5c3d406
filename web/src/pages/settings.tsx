import { AppearanceSettings } from '../features/accounts/appearance-settings.tsx';
import { DataSettings } from '../features/accounts/data-settings.tsx';
import { GuestNotice } from '../features/accounts/guest-notice.tsx';
import { LeavingSettings } from '../features/accounts/leaving-settings.tsx';
import { MailsReturned } from '../features/accounts/mails-returned.tsx';
import { PasswordSettings } from '../features/accounts/password-settings.tsx';
import { PlayingSettings } from '../features/accounts/playing-settings.tsx';
import { PrivacySettings } from '../features/accounts/privacy-settings.tsx';
import { HomeCity } from './settings/home-city.tsx';
import { SignInPanel } from '../features/accounts/sign-in-panel.tsx';
import { OpenPayments } from '../features/payments/open-payments.tsx';
import { NotificationPreferencesPanel } from '../features/notifications/preferences/preferences-panel.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useUser } from '../platform/session.ts';
import { Page } from '../ui/page.tsx';

export const phrases = ['account', 'errors', 'money', 'notices', 'settings'] as const;

/** `/settings` (pages.md#profile): a section for each subject, each with an anchor. */
export default function SettingsPage() {
  const t = useT();
  const user = useUser();
  usePageHead({ title: t('nav.titles.settings') });
  const isGuest = user?.role === 'guest';
  return (
    <Page width="narrow" title={t('nav.titles.settings')}>
      {isGuest && <GuestNotice email={user.email} />}
      {user && <MailsReturned email={user.email} isGuest={isGuest} />}
      <PlayingSettings city={<HomeCity />} />
      <AppearanceSettings />
      <NotificationPreferencesPanel />
      {!isGuest && <PasswordSettings />}
      <SignInPanel />
      <PrivacySettings />
      <DataSettings />
      {!isGuest && <LeavingSettings openPayments={<OpenPayments />} />}
    </Page>
  );
}
