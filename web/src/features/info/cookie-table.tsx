import { useT } from '../../platform/i18n.tsx';
import classes from './prose.module.css';

/** What Rondo itself keeps in a browser. */
export function CookieTable() {
  const t = useT();
  const year = t('cookies.own.year');
  const rows: [name: string, purpose: string, keeps: string][] = [
    ['sid', t('cookies.own.session'), t('cookies.own.sessionKeeps')],
    ['language', t('cookies.own.language'), year],
    ['color-scheme', t('cookies.own.scheme'), year],
    ['consent', t('cookies.own.consent'), year],
    ['game-draft', t('cookies.own.draft'), t('cookies.own.draftKeeps')],
    ['rondo-offline', t('cookies.own.offline'), t('cookies.own.offlineKeeps')],
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
              <code>{name}</code>
            </td>
            <td>{purpose}</td>
            <td>{keeps}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
