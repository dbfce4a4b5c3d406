import { useSearchParams } from 'react-router';
import { GuestNotice } from '../features/accounts/settings/guest-notice.tsx';
import { PasswordForm } from '../features/accounts/passwords/password-form.tsx';
import { ProfileForm } from '../features/accounts/profile/profile-form.tsx';
import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useUser } from '../platform/session.ts';
import { Stack } from '../ui/layout.tsx';
import { Card, Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';

export const phrases = ['account', 'settings', 'errors'] as const;

/** `/edit-profile` (pages.md#profile): the profile, and a link to change the password. */
export default function EditProfilePage() {
  const t = useT();
  const user = useUser();
  const [query] = useSearchParams();
  const tab = query.get('tab') === 'password' ? 'password' : 'profile';
  usePageHead({ title: t('nav.titles.edit-profile') });
  if (!user) return null;
  if (user.role === 'guest')
    return (
      <Page width="narrow" title={t('nav.titles.edit-profile')} isInBar>
        <GuestNotice email={user.email} />
      </Page>
    );
  return (
    <Page width="narrow" title={t('nav.titles.edit-profile')} isInBar>
      <Stack below={20}>
        <Tabs
          label={t('editProfile.tabs')}
          chosen={tab}
          tabs={[
            { id: 'profile', label: t('editProfile.profile') },
            { id: 'password', label: t('editProfile.password') },
          ]}
        />
      </Stack>
      <Card>{tab === 'password' ? <PasswordForm email={user.email} /> : <ProfileForm user={user} />}</Card>
    </Page>
  );
}
