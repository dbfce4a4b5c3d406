import { AppearanceSettings } from '../features/accounts/appearance-settings.tsx';
import { NotificationPreferencesPanel } from '../features/notifications/preferences-panel.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { Page } from '../ui/page.tsx';

export const phrases = ['account', 'notices'] as const;

/** `/settings` (2-accounts §2): one section a subject, each with an anchor. */
export default function SettingsPage() {
  const t = useT();
  usePageHead({ title: t('nav.titles.settings') });
  return (
    <Page width="narrow" title={t('nav.titles.settings')}>
      <AppearanceSettings />
      <NotificationPreferencesPanel />
    </Page>
  );
}
