import type { CoOrganiser } from '@rondo/contract';
import { leadingRights } from '@rondo/rules';
import { useT } from '../../../platform/i18n.tsx';
import { Chip } from '../../../ui/chips.tsx';
import classes from './co-organisers.module.css';

/** A co-organiser's rights, as chips. */
export function Rights({ rights }: { rights: CoOrganiser['rights'] }) {
  const t = useT();
  return (
    <ul className={classes.rights}>
      {leadingRights
        .filter((right) => rights.includes(right))
        .map((right) => (
          <li key={right}>
            <Chip>{t(`coLeading.rights.${right}.name`)}</Chip>
          </li>
        ))}
    </ul>
  );
}
