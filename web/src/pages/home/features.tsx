import { useT } from '../../platform/i18n.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import classes from './features.module.css';

const features: readonly ['choice' | 'joining' | 'refund', IconName][] = [
  ['choice', 'search'],
  ['joining', 'bolt'],
  ['refund', 'refund'],
];

/** What a visitor wants to know before joining: game selection, participation, refund (pages.md#home). */
export function Features() {
  const t = useT();
  return (
    <Section title={t('home.features.title')}>
      <ul className={classes.features}>
        {features.map(([name, icon]) => (
          <li key={name} className={classes.feature}>
            <span className={classes.icon}>
              <Icon name={icon} size={26} />
            </span>
            <h3>{t(`home.features.${name}.title`)}</h3>
            <p>{t(`home.features.${name}.body`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
