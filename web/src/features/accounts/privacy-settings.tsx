import { useQuery } from '@tanstack/react-query';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';
import classes from './settings.module.css';
import { settingsQuery, useHideName } from './settings-queries.ts';

/** Whether visitors see one's name and photo. */
export function PrivacySettings() {
  const { t, explain } = useSpeech();
  const { data } = useQuery(settingsQuery);
  const hide = useHideName();
  const checked = hide.isPending ? hide.variables : (data?.hidesName ?? false);
  return (
    <SettingsSection id="privacy" title={t('settings.privacy.title')} intro={t('settings.privacy.intro')}>
      <Checkbox
        toggle
        label={
          <>
            <span className={classes.label}>{t('settings.privacy.hide')}</span>
            <span className={classes.hint}>{t('settings.privacy.hideHint')}</span>
          </>
        }
        checked={checked}
        disabled={!data}
        onChange={(event) =>
          hide.mutate(event.target.checked, {
            onSuccess: () => showBanner('success', t('settings.privacy.saved')),
            onError: (error) => showBanner('error', explain(error)),
          })
        }
      />
    </SettingsSection>
  );
}
