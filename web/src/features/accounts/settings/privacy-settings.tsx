import { pageReaders } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../platform/i18n.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Saved, useNotSaved } from '../../../ui/saved.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { settingsQuery, useSaveSettings } from './settings-queries.ts';

/** Whether visitors see the user's name and photo, and what else others see. */
export function PrivacySettings() {
  const t = useT();
  const { data } = useQuery(settingsQuery);
  const hide = useSaveSettings();
  const hideRefused = useNotSaved(hide);
  const open = useSaveSettings();
  const openRefused = useNotSaved(open);
  const checked = hide.isPending ? (hide.variables.hidesName ?? false) : (data?.hidesName ?? false);
  return (
    <SettingsSection id="privacy" title={t('settings.privacy.title')} intro={t('settings.privacy.intro')}>
      <Checkbox
        toggle
        label={
          <>
            <Text as="span" weight={650} ownLine>
              {t('settings.privacy.hide')}
            </Text>
            <Text as="span" above={2} size={15} tone="muted" ownLine>
              {t('settings.privacy.hideHint')}
            </Text>
          </>
        }
        end={<Saved by={hide} />}
        error={hideRefused}
        checked={checked}
        disabled={!data}
        onChange={(event) => hide.mutate({ hidesName: event.target.checked })}
      />
      <SelectField
        label={t('settings.privacy.page')}
        hint={t('settings.privacy.pageHint')}
        aside={<Saved by={open} />}
        error={openRefused}
        value={(open.isPending ? open.variables.pageReaders : data?.pageReaders) ?? 'everyone'}
        disabled={!data}
        onChange={({ target: { value } }) => {
          const readers = pageReaders.find((one) => one === value);
          if (readers) open.mutate({ pageReaders: readers });
        }}
      >
        {pageReaders.map((readers) => (
          <option key={readers} value={readers}>
            {t(`settings.privacy.readers.${readers}`)}
          </option>
        ))}
      </SelectField>
    </SettingsSection>
  );
}
