import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { usePageHead } from '../../platform/page-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/layout.tsx';
import { Menu, menuEntry } from '../../ui/menu.tsx';
import { Page } from '../../ui/page.tsx';
import classes from './console-shell.module.css';
import { OffNow } from './switches/off-now.tsx';
import { sections } from '../../ui/console/sections.ts';

/** The groups of sections, each with its first section. */
const beginnings = [
  ['people', 'people'],
  ['money', 'promocodes'],
  ['books', 'books'],
  ['operating', 'messages'],
] as const satisfies (readonly [string, keyof typeof sections])[];

const all = Object.entries(sections);
const startOf = (first: string) => all.findIndex(([path]) => path === first);

/** The sections of the console in their groups, in the order of its navigation. */
const groups = beginnings.map(([name, first], index) => {
  const next = beginnings[index + 1];
  return { name, sections: all.slice(startOf(first), next && startOf(next[1])) };
});

/** Whether the title has a word that would break at twice the letter size, unless its letters are smaller. */
const hasLongWord = (title: string) => title.split(/[\s-]/).some((word) => word.length > 9);

interface Props {
  title: string;
  intro: string;
  children: ReactNode;
}

/** A page of the console, beside its navigation; on a phone that is a menu. */
export function ConsoleShell({ title, intro, children }: Props) {
  const t = useT();
  const { pathname } = useLocation();
  const side = useRef<HTMLElement>(null);
  // A low window doesn't fit all sections, so the present one is scrolled into view.
  useEffect(() => {
    const { current: nav } = side;
    const entry = nav?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (nav && entry) nav.scrollTop = entry.offsetTop - nav.clientHeight / 2;
  }, [pathname]);
  usePageHead({ title });
  const entry = (to: string, words: string) => (
    <Link key={to} to={to} className={menuEntry} aria-current={to === pathname ? 'page' : undefined}>
      {words}
    </Link>
  );
  const entries = (
    <>
      {entry('/console', t('console.title'))}
      {groups.map((group) => (
        <Fragment key={group.name}>
          <Text size={13} tone="muted" weight={700} className={classes.group}>
            {t(`console.groups.${group.name}`)}
          </Text>
          {group.sections.map(([path, words]) => entry(`/console/${path}`, t(`${words}.title`)))}
        </Fragment>
      ))}
    </>
  );
  return (
    <Page>
      <div className={classes.console}>
        <nav ref={side} className={classes.side} aria-label={t('console.sections')}>
          {entries}
        </nav>
        <div className={classes.main}>
          <header className={classes.head}>
            <div className={classes.title}>
              <h1 data-long={hasLongWord(title) || undefined}>{title}</h1>
            </div>
            <div className={classes.menu}>
              <Menu label={t('console.sections')} button={<Icon name="menu" size={24} />}>
                {entries}
              </Menu>
            </div>
            <Text size={15} tone="muted">
              {intro}
            </Text>
          </header>
          <OffNow />
          {children}
        </div>
      </div>
    </Page>
  );
}
