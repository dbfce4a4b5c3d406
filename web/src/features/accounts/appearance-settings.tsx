import { useChooseLanguage } from '../../platform/choose-language.ts';
import { chooseColorScheme, useColorScheme, type ColorScheme } from '../../platform/color-scheme.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import type { Language } from '../../platform/phrase-parts.ts';
import { Choices } from '../../ui/choices.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';

const languages = ['en', 'nl'] as const satisfies readonly Language[];
const schemes = ['light', 'dark', 'auto'] as const satisfies readonly ColorScheme[];
const languageName = { en: 'nav.english', nl: 'nav.dutch' } as const;

/** Language and colours, as in the header; the language is also that of one's mails. */
export function AppearanceSettings() {
  const { t, language } = useSpeech();
  const choose = useChooseLanguage();
  const scheme = useColorScheme('auto');
  return (
    <SettingsSection id="appearance" title={t('settings.appearance.title')} intro={t('settings.appearance.intro')}>
      <Choices
        legend={t('nav.language')}
        options={languages.map((value) => ({ value, label: <span lang={value}>{t(languageName[value])}</span> }))}
        value={language}
        onChange={(next) => void choose(next)}
      />
      <Choices
        legend={t('nav.theme')}
        options={schemes.map((value) => ({ value, label: t(`nav.${value}`) }))}
        value={scheme}
        onChange={chooseColorScheme}
      />
    </SettingsSection>
  );
}
