import { useT } from '../../../platform/i18n.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';

/** Leads to changing the password. */
export function PasswordSettings() {
  const t = useT();
  return (
    <SettingsSection id="password" title={t('settings.password.title')} intro={t('settings.password.intro')}>
      <div>
        <ButtonLink to="/edit-profile?tab=password" variant="secondary">
          {t('settings.password.link')}
        </ButtonLink>
      </div>
    </SettingsSection>
  );
}
