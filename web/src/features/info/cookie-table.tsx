import { tokenLifetimes } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import classes from './prose.module.css';

/** What Rondo itself keeps in a browser: cookies, its storages and its caches; `scripts/kept-in-browser.test.ts` holds it complete. */
export function CookieTable() {
  const t = useT();
  const year = t('cookies.own.year');
  const rows: [name: string, purpose: string, keeps: string][] = [
    ['sid', t('cookies.own.session'), t('cookies.own.sessionKeeps')],
    ['known', t('cookies.own.known'), t('cookies.own.knownKeeps')],
    ['sign-up', t('cookies.own.signUp'), t('cookies.own.hours', { hours: tokenLifetimes.signupHours })],
    ['language', t('cookies.own.language'), year],
    ['color-scheme', t('cookies.own.scheme'), year],
    ['visit-language', t('cookies.own.visitLanguage'), t('cookies.own.visit')],
    ['consent', t('cookies.own.consent'), year],
    ['google', t('cookies.own.google'), t('cookies.own.minutes', { minutes: 10 })],
    ['passkey-log-in', t('cookies.own.passkeyLogIn'), t('cookies.own.minutes', { minutes: 5 })],
    ['passkey-registration', t('cookies.own.passkeyRegistration'), t('cookies.own.minutes', { minutes: 5 })],
    ['rondo.return-to', t('cookies.own.returnTo'), t('cookies.own.returnToKeeps')],
    ['rondo.game-draft', t('cookies.own.draft'), t('cookies.own.draftKeeps')],
    ['rondo.friends', t('cookies.own.friends'), t('cookies.own.tab')],
    ['rondo.entry-key', t('cookies.own.entryKey'), t('cookies.own.tab')],
    ['rondo.checkout', t('cookies.own.checkout'), t('cookies.own.tab')],
    ['rondo.pay-intent', t('cookies.own.payIntent'), t('cookies.own.tab')],
    ['rondo.frame', t('cookies.own.frame'), t('cookies.own.tab')],
    ['rondo-offline', t('cookies.own.offline'), t('cookies.own.offlineKeeps')],
    ['rondo-shell', t('cookies.own.shell'), t('cookies.own.shellKeeps')],
  ];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('cookies.own.name')}</th>
          <th scope="col">{t('cookies.own.purpose')}</th>
          <th scope="col">{t('cookies.own.keeps')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, purpose, keeps]) => (
          <tr key={name}>
            <td>
              <code className={classes.key}>{name.replace('.', '.\u200B')}</code>
            </td>
            <td>{purpose}</td>
            <td>
              <span className={classes.keeps}>{keeps}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
