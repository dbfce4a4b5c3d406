import type { ReactNode } from 'react';
import { Row, Stack, Text } from './layout.tsx';
import classes from './person-rows.module.css';

/** People one below the other, each in a {@link PersonRow}. */
export function PersonRows({ children }: { children: ReactNode }) {
  return <Stack as="ul">{children}</Stack>;
}

interface Props {
  name: string;
  /** The facts about them to show here. */
  about: ReactNode;
  picture?: ReactNode;
  /** The actions on them. */
  children?: ReactNode;
}

export function PersonRow({ name, about, picture, children }: Props) {
  return (
    <Row as="li" gap={12} align="center" className={classes.row}>
      {picture}
      <Stack as="span" shrinks breaks className={classes.words}>
        <strong>{name}</strong>
        <Text as="span" size={15} tone="muted">
          {about}
        </Text>
      </Stack>
      {children}
    </Row>
  );
}
