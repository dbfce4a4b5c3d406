import { useT } from '../../platform/i18n.tsx';
import { Card } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { groupNames, groups } from './groups.ts';
import classes from './settings.module.css';

/**
 * Every part by its name and shape, of which the browser shows the one that the address names (`:target`) until the page's script draws it: the
 * server doesn't know the anchor, and on a slow phone the list of parts would be in sight for seconds. The first part is drawn by the server itself.
 */
export function PartsToCome() {
  const t = useT();
  return groupNames.slice(1).map((name) => (
    <div key={name} className={classes.toCome}>
      {groups[name].anchors.map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      <Card>
        <h2>{t(`settings.find.groups.${name}.name`)}</h2>
        <Skeleton height={320} />
      </Card>
    </div>
  ));
}
