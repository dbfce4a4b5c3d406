import { pageReaders } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../platform/i18n.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Saved } from '../../../ui/saved.tsx';
import { useNotSaved } from '../../../ui/use-not-saved.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { useSaveSettings } from './settings-commands.ts';
import { settingsQuery } from './settings-queries.ts';

/** Settings of what others see: whether visitors see the user's name and photo, and more. */
export function PrivacySettings() {
  const t = useT();
  const { data } = useQuery(settingsQuery);
  const open = useSaveSettings();
  const openRefused = useNotSaved(open);
  const hidesName = data?.hidesName ?? false;
  return (
    <SettingsSection id="privacy" title={t('settings.privacy.title')} intro={t('settings.privacy.intro')}>
      <Choice of="hidesName" />
      {!hidesName && <Choice of="showsFirstName" />}
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

function Choice({ of }: { of: 'hidesName' | 'showsFirstName' }) {
  const t = useT();
  const { data } = useQuery(settingsQuery);
  const save = useSaveSettings();
  const refused = useNotSaved(save);
  return (
    <Checkbox
      toggle
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
      checked={(save.isPending ? save.variables[of] : data?.[of]) ?? false}
      disabled={!data}
      onChange={(event) => save.mutate({ [of]: event.target.checked })}
    />
  );
}
