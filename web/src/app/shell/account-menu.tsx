import type { Me } from '@rondo/contract';
import { Link } from 'react-router';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, menuEntry } from '../../ui/menu.tsx';
import { useLogOut } from './use-log-out.ts';
import classes from './shell.module.css';

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
  const logOut = useLogOut();
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
      <Link to="/profile" className={menuEntry}>
        <Icon name="calendar" />
        {t('nav.yourGames')}
      </Link>
      {user.balance !== null && (
        <Link to="/wallet" className={menuEntry}>
          <Icon name="wallet" />
          {t('nav.topUp')}
        </Link>
      )}
      {user.role !== 'guest' && (
        <Link to="/edit-profile" className={menuEntry}>
          <Icon name="user" />
          {t('nav.editProfile')}
        </Link>
      )}
      <Link to="/settings" className={menuEntry}>
        <Icon name="settings" />
        {t('nav.settings')}
      </Link>
      <button type="button" className={menuEntry} onClick={logOut}>
        <Icon name="logout" />
        {t('nav.logout')}
      </button>
    </Menu>
  );
}
