import { useId, type ReactNode } from 'react';
import { Text } from './layout.tsx';
import { Card } from './page.tsx';
import classes from './settings-section.module.css';
import { useAnchor } from './use-anchor.ts';

interface Props {
  /** The section's anchor, without `#`: `/settings#password`. */
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** One subject of the settings page, with a heading and an anchor. */
export function SettingsSection({ id, title, intro, children }: Props) {
  const heading = useAnchor(id);
  const titleId = useId();

  return (
    <section id={id} aria-labelledby={titleId} className={classes.section}>
      <Card className={classes.box}>
        <div>
          <h2 ref={heading} id={titleId} tabIndex={-1} className={classes.title}>
            {title}
          </h2>
          {intro && (
            <Text above={4} tone="muted">
              {intro}
            </Text>
          )}
        </div>
        {children}
      </Card>
    </section>
  );
}
