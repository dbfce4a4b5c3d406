import { useChooseLanguage } from '../../platform/choose-language.ts';
import { chooseColorScheme, useColorScheme, type ColorScheme } from '../../platform/color-scheme.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import type { Language } from '../../platform/phrase-parts.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Menu, menuEntry } from '../../ui/menu.tsx';
import { Flag } from './flag.tsx';
import classes from './shell.module.css';

const schemes: readonly [ColorScheme, IconName][] = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['auto', 'system'],
];
const languages: readonly [Language, 'nav.english' | 'nav.dutch'][] = [
  ['en', 'nav.english'],
  ['nl', 'nav.dutch'],
];

function SchemeEntries({ initial, className }: { initial: ColorScheme; className?: string }) {
  const { t } = useSpeech();
  const chosen = useColorScheme(initial);
  return schemes.map(([scheme, icon]) => (
    <button
      key={scheme}
      type="button"
      className={className}
      aria-pressed={scheme === chosen}
      onClick={() => chooseColorScheme(scheme)}
    >
      <Icon name={icon} size={18} />
      {t(`nav.${scheme}`)}
    </button>
  ));
}

function LanguageEntries({ className }: { className?: string }) {
  const { t, language: spoken } = useSpeech();
  const choose = useChooseLanguage();
  return languages.map(([language, name]) => (
    <button
      key={language}
      type="button"
      lang={language}
      className={className}
      aria-pressed={language === spoken}
      onClick={() => void choose(language)}
    >
      <Flag language={language} />
      {t(name)}
    </button>
  ));
}

export function SchemeMenu({ initial }: { initial: ColorScheme }) {
  const { t } = useSpeech();
  const chosen = useColorScheme(initial);
  const icon = schemes.find(([scheme]) => scheme === chosen)?.[1] ?? 'system';
  return (
    <Menu label={`${t('nav.theme')}: ${t(`nav.${chosen}`)}`} button={<Icon name={icon} />}>
      <SchemeEntries initial={initial} className={menuEntry} />
    </Menu>
  );
}

export function LanguageMenu() {
  const { t, language } = useSpeech();
  return (
    <Menu
      label={`${t('nav.language')}: ${t(language === 'nl' ? 'nav.dutch' : 'nav.english')}`}
      button={
        <>
          <Flag language={language} />
          <Icon name="down" size={16} className={classes.chevron} />
        </>
      }
    >
      <LanguageEntries className={menuEntry} />
    </Menu>
  );
}

/** The languages in a row, for the footer: on a phone the header has room for it on the home page only. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useSpeech();
  return (
    <fieldset aria-label={t('nav.language')} className={className}>
      <LanguageEntries />
    </fieldset>
  );
}

/** Both choices as rows of buttons, for the phone menu. */
export function Preferences({ colorScheme }: { colorScheme: ColorScheme }) {
  const { t } = useSpeech();
  return (
    <div className={classes.preferences}>
      <fieldset aria-label={t('nav.language')} className={classes.segments}>
        <LanguageEntries />
      </fieldset>
      <fieldset aria-label={t('nav.theme')} className={classes.segments}>
        <SchemeEntries initial={colorScheme} />
      </fieldset>
    </div>
  );
}
