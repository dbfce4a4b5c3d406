import { AppearanceSettings } from '../features/accounts/appearance-settings.tsx';
import { AccountPhrases, useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useUser } from '../platform/session.ts';
import { Page } from '../ui/page.tsx';
import { Loading, Skeleton } from '../ui/states.tsx';

/** `/settings` (2-accounts §2): one section a subject, each with an anchor. */
export default function SettingsPage() {
  const t = useT();
  const user = useUser();
  usePageHead({ title: t('nav.titles.settings') });
  if (!user) return null;
  const skeleton = (
    <Loading>
      <Skeleton height={420} />
    </Loading>
  );
  return (
    <Page width="narrow" title={t('nav.titles.settings')}>
      <AccountPhrases fallback={skeleton}>
        <AppearanceSettings />
      </AccountPhrases>
    </Page>
  );
}
