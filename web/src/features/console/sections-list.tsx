import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Text } from '../../ui/layout.tsx';
import classes from './console-shell.module.css';
import { groups } from '../../ui/console/section-groups.ts';

/** The sections of the console, on its first page. */
export function SectionsList() {
  const t = useT();
  return (
    <div className={classes.parts}>
      {groups.map((group) => (
        <section key={group.name} className={classes.part}>
          <h2>{t(`console.groups.${group.name}`)}</h2>
          {group.sections.map(([path, words]) => (
            <Link key={path} to={`/console/${path}`} className={classes.row}>
              <Text as="h3" size={16}>
                {t(`${words}.title`)}
              </Text>
              <Text size={14} tone="muted" className="visually-hidden-on-phone">
                {t(`${words}.intro`)}
              </Text>
            </Link>
          ))}
        </section>
      ))}
    </div>
  );
}
