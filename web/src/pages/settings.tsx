import { useLocation, useSearchParams } from 'react-router';
import { AppearanceSettings } from '../features/accounts/settings/appearance-settings.tsx';
import { DataSettings } from '../features/accounts/settings/data-settings.tsx';
import { GuestNotice } from '../features/accounts/settings/guest-notice.tsx';
import { LeavingSettings } from '../features/accounts/leaving/leaving-settings.tsx';
import { MailsReturned } from '../features/accounts/settings/mails-returned.tsx';
import { PasswordSettings } from '../features/accounts/passwords/password-settings.tsx';
import { PlayingSettings } from '../features/accounts/settings/playing-settings.tsx';
import { PrivacySettings } from '../features/accounts/settings/privacy-settings.tsx';
import { SignInPanel } from '../features/accounts/ways-in/sign-in-panel.tsx';
import { NotificationPreferencesPanel } from '../features/notifications/preferences/preferences-panel.tsx';
import { OpenPayments } from '../features/payments/open-payments.tsx';
import { useT } from '../platform/i18n.tsx';
import { Link } from '../platform/link.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useUser } from '../platform/session.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { type Group, groupOf } from './settings/groups.ts';
import { HomeCity } from './settings/home-city.tsx';
import { PartsToCome } from './settings/parts-to-come.tsx';
import { SettingsNav } from './settings/settings-nav.tsx';
import classes from './settings/settings.module.css';

export const phrases = ['account', 'errors', 'wallet', 'money', 'notices', 'settings'] as const;

/** `/settings` (pages.md#settings): one part at a time, by its anchor; without one a phone shows the list of parts. */
export default function SettingsPage() {
  const t = useT();
  const user = useUser();
  const { hash } = useLocation();
  const [query] = useSearchParams();
  usePageHead({ title: t('nav.titles.settings') });
  // The server doesn't get the anchor, so only the browser knows the part.
  const isMounted = useMounted();
  const group = groupOf(isMounted ? hash : '', query);
  const isGuest = user?.role === 'guest';
  return (
    <Page title={t('nav.titles.settings')} isInBar>
      {isGuest && <GuestNotice email={user.email} />}
      {user && <MailsReturned email={user.email} isGuest={isGuest} />}
      <div className={classes.layout} data-chosen={group ?? undefined} data-waits={!isMounted || undefined}>
        <SettingsNav group={group} />
        <div className={classes.panel}>
          <Link to="/settings" className={classes.back}>
            <Icon name="back" size={18} />
            {t('settings.find.back')}
          </Link>
          {!isMounted && <PartsToCome />}
          {/* A new element for each part, so that its heading can take the focus on a phone. */}
          <Part key={group} group={group ?? 'playing'} isGuest={isGuest} />
        </div>
      </div>
    </Page>
  );
}

function Part({ group, isGuest }: { group: Group; isGuest: boolean }) {
  switch (group) {
    case 'playing':
      return <PlayingSettings City={HomeCity} />;
    case 'appearance':
      return <AppearanceSettings />;
    case 'notifications':
      return <NotificationPreferencesPanel />;
    case 'sign-in':
      return (
        <>
          <SignInPanel />
          {!isGuest && <PasswordSettings />}
        </>
      );
    case 'privacy':
      return <PrivacySettings />;
    case 'data':
      return (
        <>
          <DataSettings />
          {!isGuest && <LeavingSettings openPayments={<OpenPayments />} />}
        </>
      );
  }
}
