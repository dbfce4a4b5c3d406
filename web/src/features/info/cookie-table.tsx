import { keptInBrowser, type KeptInBrowser } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import classes from './prose.module.css';

const entries = Object.entries(keptInBrowser) as [keyof typeof keptInBrowser, KeptInBrowser][];

/** How long a cookie lasts, in each unit that a text may use. */
function lasting(seconds: number | null) {
  const minutes = (seconds ?? 0) / 60;
  return { minutes, hours: minutes / 60, days: minutes / 1440 };
}

/** Everything Rondo itself stores in a browser: cookies, storage and caches. */
export function CookieTable() {
  const t = useT();
  return (
    <table className={`${classes.table} ${classes.stacks}`}>
      <thead>
        <tr>
          <th scope="col">{t('cookies.own.name')}</th>
          <th scope="col">{t('cookies.own.purpose')}</th>
          <th scope="col">{t('cookies.own.keeps')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([key, { name, seconds }]) => (
          <tr key={name}>
            <td>
              <code>{name.replace('.', '.\u200B')}</code>
            </td>
            <td>{t(`cookies.kept.${key}.purpose`)}</td>
            <td>{t(`cookies.kept.${key}.keeps`, lasting(seconds))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
