import type { Me } from '@rondo/contract';
import { lazy } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, menuEntry } from '../../ui/menu.tsx';
import classes from './shell.module.css';

const OwnScheme = lazy(async () => ({ default: (await import('./own-later.ts')).OwnScheme }));
const OwnEntries = lazy(async () => ({ default: (await import('./own-later.ts')).OwnEntries }));

export function WalletLink({ balance }: { balance: number }) {
  const t = useT();
  const amount = useFormats().money(balance);
  return (
    <Link to="/wallet" className={classes.wallet}>
      <Icon name="wallet" size={18} />
      <span className="visually-hidden">{t('nav.balance')} </span>
      <span className="numbers">{amount}</span>
    </Link>
  );
}

export function AccountMenu({ user }: { user: Me }) {
  const t = useT();
  const name = user.role === 'guest' ? t('nav.guest') : user.name;
  return (
    <Menu
      label={`${t('nav.account')}: ${name}`}
      button={
        <>
          <Avatar name={user.name} photo={user.photo} size={36} />
          <Icon name="down" size={16} className={classes.chevron} />
        </>
      }
    >
      <p className={classes.menuName}>{name}</p>
      <Deferred
        waiting={null}
        failed={
          <button type="button" className={menuEntry} onClick={() => window.location.reload()}>
            {t('common.retry')}
          </button>
        }
      >
        <OwnEntries user={user} />
        <OwnScheme />
      </Deferred>
    </Menu>
  );
}
