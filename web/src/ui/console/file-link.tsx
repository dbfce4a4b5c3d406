import { useT } from '../../platform/i18n.tsx';
import { useProvedFile } from '../use-proved-file.ts';
import classes from './console-table.module.css';

/** Downloads the shown list as a file. */
export function FileLink({ href }: { href: string }) {
  const t = useT();
  const onClick = useProvedFile();
  return (
    <a className={classes.file} href={href} download onClick={onClick}>
      {t('console.list.csv')}
    </a>
  );
}
