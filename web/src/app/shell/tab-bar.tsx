import { useLocation } from 'react-router';
import type { ColorScheme } from '../../platform/color-scheme.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { piece } from '../../platform/pieces.tsx';
import { useUser } from '../../platform/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { findRoute } from '../routes.ts';
import { currentOf, tabsFor } from './tabs.ts';
import classes from './tab-bar.module.css';
import { useWaysIn } from './use-ways-in.ts';

const MeTab = piece('app/shell/own.ts', async () => (await import('./own.ts')).MeTab);

/**
 * A phone's navigation (design.md#the-way-through, decisions/0045-way-through.md). It hides with the header, while a field has the focus, and on
 * pages with a bar of their own.
 */
export function TabBar({ colorScheme, shown }: { colorScheme: ColorScheme; shown: boolean }) {
  const t = useT();
  const user = useUser();
  const { pathname, search } = useLocation();
  const { logIn } = useWaysIn();
  if (findRoute(pathname, search).route.hasOwnBar) return null;
  return (
    <nav className={classes.bar} aria-label={t('nav.main')} data-hidden={!shown || undefined}>
      {tabsFor(user).map((tab) => (
        <Link
          key={tab.name}
          to={tab.name === 'login' ? logIn : tab.to}
          className={classes.tab}
          aria-current={currentOf(tab, pathname)}
        >
          <Icon name={tab.icon} size={22} />
          {t(`nav.tabs.${tab.name}`)}
        </Link>
      ))}
      {user && <MeTab user={user} colorScheme={colorScheme} />}
    </nav>
  );
}
