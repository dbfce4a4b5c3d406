import type { Me } from '@rondo/contract';
import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { ColorScheme } from '../../platform/color-scheme.ts';
import { useT } from '../../platform/i18n.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { isOfMe } from './tabs.ts';
import classes from './tab-bar.module.css';

const MeSheet = lazy(async () => ({ default: (await import('./own-later.ts')).MeSheet }));

/** The last of a phone's tabs: it opens what the desktop's account menu has, language and appearance. */
export function MeTab({ user, colorScheme }: { user: Me; colorScheme: ColorScheme }) {
  const t = useT();
  const { key, pathname } = useLocation();
  // Open only on the history entry where it was opened, so that following a link closes it; the address may be ahead of the page that is shown.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt !== null && (openAt === key || openAt === entryOfAddress());
  return (
    <>
      <button
        type="button"
        className={classes.tab}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-current={isOfMe(pathname) || undefined}
        onClick={() => setOpenAt(entryOfAddress())}
      >
        <span aria-hidden="true">
          <Avatar name={user.name} photo={user.photo} size={22} />
        </span>
        {t('nav.tabs.me')}
      </button>
      <Deferred waiting={null} failed={open && <Reloading />}>
        <MeSheet user={user} colorScheme={colorScheme} open={open} onClose={() => setOpenAt(null)} />
      </Deferred>
    </>
  );
}

/** Loads the present page anew, if the menu's file can't be loaded; nothing is open afterwards. */
function Reloading() {
  useEffect(() => window.location.reload(), []);
  return null;
}

/** The key of the history entry of the present address. While another page is still loading, `useLocation` has the entry before it. */
function entryOfAddress(): string {
  const { key = 'default' }: { key?: string } = window.history.state ?? {};
  return key;
}
