import { pageReaders } from '@rondo/rules';
import { useT } from '../../../platform/i18n.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Saved } from '../../../ui/saved.tsx';
import { useNotSaved } from '../../../ui/use-not-saved.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { KnownSettings, type Settings } from './known-settings.tsx';
import { useSaveSettings } from './settings-commands.ts';

/** Settings of what others see: whether visitors see the user's name and photo, and more. */
export function PrivacySettings() {
  const t = useT();
  return (
    <SettingsSection id="privacy" title={t('settings.privacy.title')} intro={t('settings.privacy.intro')}>
      <KnownSettings heights={[72, 72, 96]}>
        {(settings) => (
          <>
            <Choice settings={settings} of="hidesName" />
            {!settings.hidesName && <Choice settings={settings} of="showsFirstName" />}
            <Readers settings={settings} />
          </>
        )}
      </KnownSettings>
    </SettingsSection>
  );
}

function Readers({ settings }: { settings: Settings }) {
  const t = useT();
  const save = useSaveSettings();
  const refused = useNotSaved(save);
  return (
    <SelectField
      name="pageReaders"
      label={t('settings.privacy.page')}
      hint={t('settings.privacy.pageHint')}
      aside={<Saved by={save} />}
      error={refused}
      value={(save.isPending && save.variables.pageReaders) || settings.pageReaders}
      onChange={({ target: { value } }) => {
        const readers = pageReaders.find((one) => one === value);
        if (readers) save.mutate({ pageReaders: readers });
      }}
    >
      {pageReaders.map((readers) => (
        <option key={readers} value={readers}>
          {t(`settings.privacy.readers.${readers}`)}
        </option>
      ))}
    </SelectField>
  );
}

function Choice({ settings, of }: { settings: Settings; of: 'hidesName' | 'showsFirstName' }) {
  const t = useT();
  const save = useSaveSettings();
  const refused = useNotSaved(save);
  return (
    <Checkbox
      toggle
      name={of}
      label={
        <>
          <Text as="span" weight={650} ownLine>
            {t(`settings.privacy.${of}`)}
          </Text>
          <Text as="span" above={2} size={15} tone="muted" ownLine>
            {t(`settings.privacy.${of}Hint`)}
          </Text>
        </>
      }
      end={<Saved by={save} />}
      error={refused}
      checked={(save.isPending ? save.variables[of] : settings[of]) ?? false}
      onChange={(event) => save.mutate({ [of]: event.target.checked })}
    />
  );
}
