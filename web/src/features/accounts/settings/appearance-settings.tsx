import { languageCodes, languages } from '@rondo/rules';
import { useChooseLanguage } from '../../../platform/choose-language.ts';
import { chooseColorScheme, colorSchemes, useColorScheme } from '../../../platform/color-scheme.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { Choices } from '../../../ui/choices.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';

/** Language and colours, as in the header; mails use the language too. */
export function AppearanceSettings() {
  const { t, language } = useI18n();
  const choose = useChooseLanguage();
  const scheme = useColorScheme('auto');
  return (
    <SettingsSection id="appearance" title={t('settings.appearance.title')} intro={t('settings.appearance.intro')}>
      <Choices
        path="language"
        legend={t('nav.language')}
        options={languageCodes.map((value) => ({ value, label: <span lang={value}>{languages[value].name}</span> }))}
        value={language}
        onChange={(next) => void choose(next)}
      />
      <Choices
        legend={t('nav.theme')}
        options={colorSchemes.map((value) => ({ value, label: t(`nav.${value}`) }))}
        value={scheme}
        onChange={chooseColorScheme}
      />
    </SettingsSection>
  );
}
