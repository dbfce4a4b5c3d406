import { useT } from '../../platform/i18n.tsx';
import { useProvedFile } from '../use-proved-file.ts';
import classes from './console-table.module.css';

/** Downloads the shown list as a file: a CSV, unless its words say otherwise. */
export function FileLink({ href, words }: { href: string; words?: string }) {
  const t = useT();
  const onClick = useProvedFile();
  return (
    <a className={classes.file} href={href} download onClick={onClick}>
      {words ?? t('console.list.csv')}
    </a>
  );
}
