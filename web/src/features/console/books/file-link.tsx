import { useT } from '../../../platform/i18n.tsx';
import classes from '../console-table.module.css';

/** Takes what is shown along as a file. */
export function FileLink({ href }: { href: string }) {
  const t = useT();
  return (
    <a className={classes.file} href={href} download>
      {t('console.list.csv')}
    </a>
  );
}
