import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import classes from './other-pages.module.css';

const pages = [
  { name: 'business', to: '/contact', icon: 'trophy' },
  { name: 'facility', to: '/facility-contact', icon: 'field' },
  { name: 'organiser', to: '/organiser-contact', icon: 'calendar' },
] as const satisfies { name: string; to: string; icon: IconName }[];

/** The contact pages but for this one. */
export function OtherPages({ but }: { but: (typeof pages)[number]['name'] }) {
  const t = useT();
  return (
    <Section title={t('contact.others.title')}>
      <ul className={classes.pages}>
        {pages
          .filter(({ name }) => name !== but)
          .map(({ name, to, icon }) => (
            <li key={name}>
              <Link to={to} className={classes.page}>
                <Icon name={icon} size={26} />
                <span>
                  <b>{t(`contact.others.${name}.title`)}</b>
                  <span>{t(`contact.others.${name}.body`)}</span>
                </span>
                <Icon name="forward" size={20} />
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  );
}
