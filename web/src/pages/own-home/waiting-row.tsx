import type { ReactNode } from 'react';
import { Link } from '../../platform/link.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import classes from './waiting-row.module.css';

/** The round mark at the start of a row. */
export const Mark = ({ icon }: { icon: IconName }) => (
  <span className={classes.mark}>
    <Icon name={icon} />
  </span>
);

interface RowProps {
  mark: ReactNode;
  to: string;
  title: string;
  /** Buttons beside the link. */
  end?: ReactNode;
  /** Whether it ends soon. */
  isUrgent?: boolean;
  children: ReactNode;
}

/** Something that waits for the user: all of it leads there, but its buttons. */
export function WaitingRow({ mark, to, title, end, isUrgent = false, children }: RowProps) {
  return (
    <Row as="li" gap={12} lineGap={8} align="center" wrap className={classes.row} data-urgent={isUrgent || undefined}>
      {mark}
      <Stack as="span" shrinks className={classes.words}>
        <Text to={to} as={Link} size={15} weight={650} breaks className={classes.title}>
          {title}
        </Text>
        <Text as="span" size={14} tone="muted" className="numbers">
          {children}
        </Text>
      </Stack>
      {end ? (
        <Row gap={8} wrap className={classes.answers}>
          {end}
        </Row>
      ) : (
        <Icon name="right" size={18} className={classes.go} />
      )}
    </Row>
  );
}
