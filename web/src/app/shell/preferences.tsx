import { languageCodes, languages } from '@rondo/rules';
import { useChooseLanguage } from '../../platform/choose-language.ts';
import { chooseColorScheme, useColorScheme, type ColorScheme } from '../../platform/color-scheme.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Menu, menuEntry } from '../../ui/menu.tsx';
import { Flag } from './flag.tsx';
import classes from './shell.module.css';

const schemes: readonly [ColorScheme, IconName][] = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['auto', 'system'],
];

function SchemeEntries({ initial }: { initial: ColorScheme }) {
  const { t } = useI18n();
  const chosen = useColorScheme(initial);
  return schemes.map(([scheme, icon]) => (
    <button key={scheme} type="button" aria-pressed={scheme === chosen} onClick={() => chooseColorScheme(scheme)}>
      <Icon name={icon} size={18} />
      {t(`nav.${scheme}`)}
    </button>
  ));
}

function LanguageEntries({ className }: { className?: string }) {
  const { language: spoken } = useI18n();
  const choose = useChooseLanguage();
  return languageCodes.map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      className={className}
      aria-pressed={language === spoken}
      onClick={() => void choose(language)}
    >
      <Flag language={language} />
      {languages[language].name}
    </button>
  ));
}

export function LanguageMenu() {
  const { t, language } = useI18n();
  return (
    <Menu
      label={`${t('nav.language')}: ${languages[language].name}`}
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

interface SwitchProps {
  colorScheme: ColorScheme;
  className?: string | undefined;
}

/** The languages in a row, for the footer: a phone's header shows them on the home page only. */
export function LanguageSwitch({ className }: Pick<SwitchProps, 'className'>) {
  const { t } = useI18n();
  return (
    <fieldset aria-label={t('nav.language')} className={className}>
      <LanguageEntries />
    </fieldset>
  );
}

/** Light, dark or as the system, for the footer and the menu of the account. */
export function SchemeSwitch({ colorScheme, className }: SwitchProps) {
  const { t } = useI18n();
  return (
    <fieldset aria-label={t('nav.theme')} className={className}>
      <SchemeEntries initial={colorScheme} />
    </fieldset>
  );
}

/** Both choices as rows of buttons, for the phone menu. */
export function Preferences({ colorScheme }: Pick<SwitchProps, 'colorScheme'>) {
  return (
    <div className={classes.preferences}>
      <LanguageSwitch className={classes.segments} />
      <SchemeSwitch colorScheme={colorScheme} className={classes.segments} />
    </div>
  );
}
