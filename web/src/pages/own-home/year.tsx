import type { OwnHome } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/layout.tsx';
import { Section } from '../../ui/page.tsx';
import home from '../home/home.module.css';
import classes from './year.module.css';

/** One's last twelve months in four figures; nothing for users who have not played in them. */
export function Year({ year }: Pick<OwnHome, 'year'>) {
  const t = useT();
  if (year.games === 0) return null;
  const figures = [
    ['games', year.games],
    ['venues', year.venues],
    ['people', year.people],
    ['weeks', year.weeksInARow],
  ] as const;
  return (
    <Section
      title={t('ownHome.year.title')}
      aside={
        <Link to="/profile#partners" className={home.all}>
          {t('ownHome.year.all')}
          <Icon name="forward" size={18} />
        </Link>
      }
    >
      <dl className={`${classes.figures} numbers`}>
        {figures
          .filter(([, count]) => count > 0)
          .map(([name, count]) => (
            <div key={name}>
              <Text as="dt" size={15} tone="muted">
                {t(`ownHome.year.${name}`, { count })}
              </Text>
              <dd>{count}</dd>
            </div>
          ))}
      </dl>
    </Section>
  );
}
