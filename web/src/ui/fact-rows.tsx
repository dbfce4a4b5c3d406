import { type ReactNode, useState } from 'react';
import { Link } from '../platform/link.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Stack, Text } from './layout.tsx';
import classes from './fact-rows.module.css';

interface Said {
  icon: IconName;
  title: string;
  /** What matters of it, in a line; an open fold leaves it to its content. */
  fact?: ReactNode;
  /** Faces beside the words. */
  aside?: ReactNode;
}

interface Fold extends Said {
  /** The anchor of the row, to which an address may lead. */
  id?: string;
  /** Opens it; closing is the reader's. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A row that says a thing with its most important fact; a press unfolds all of it (pages.md#profile). */
export function FactFold({ id, isOpen = false, children, ...said }: Fold) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <details id={id} open={wasOpened} className={classes.fold}>
      <summary className={classes.row}>
        <Words {...said} />
        <Icon name="down" size={18} className={classes.way} />
      </summary>
      <Stack gap={16} shrinks className={classes.whole}>
        {children}
      </Stack>
    </details>
  );
}

/** The same row for what has a page of its own. */
export function FactLink({ to, ...said }: Said & { to: string }) {
  return (
    <Link to={to} className={`${classes.fold} ${classes.row}`}>
      <Words {...said} />
      <Icon name="right" size={18} className={classes.way} />
    </Link>
  );
}

function Words({ icon, title, fact, aside }: Said) {
  return (
    <>
      <Icon name={icon} />
      <h2 className={classes.title}>{title}</h2>
      {fact && (
        <Text as="span" size={14} tone="muted" breaks className={`${classes.fact} numbers`}>
          {fact}
        </Text>
      )}
      {aside && <span className={classes.aside}>{aside}</span>}
    </>
  );
}
