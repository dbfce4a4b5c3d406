import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import { usePageHead } from '../../platform/page-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, menuEntry } from '../../ui/menu.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './console-shell.module.css';
import { sections } from './sections.ts';

interface Props {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A page of the console, beside its navigation; on a phone that is a menu. */
export function ConsoleShell({ title, intro, children }: Props) {
  const t = useT();
  const { pathname } = useLocation();
  usePageHead({ title });
  const links = [{ path: '/console', name: 'console.title' } as const, ...sections].map(({ path, name }) => (
    <Link key={path} to={path} className={menuEntry} aria-current={path === pathname ? 'page' : undefined}>
      {t(name)}
    </Link>
  ));
  return (
    <Page>
      <div className={classes.console}>
        <nav className={classes.side} aria-label={t('console.sections')}>
          {links}
        </nav>
        <div className={classes.main}>
          <header className={classes.head}>
            <div>
              <h1>{title}</h1>
              <p className={classes.intro}>{intro}</p>
            </div>
            <div className={classes.menu}>
              <Menu label={t('console.sections')} button={<Icon name="menu" size={24} />}>
                {links}
              </Menu>
            </div>
          </header>
          {children}
        </div>
      </div>
    </Page>
  );
}
