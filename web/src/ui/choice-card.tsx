import type { ReactNode } from 'react';
import classes from './choice-card.module.css';
import { Row, Text } from './layout.tsx';
import { Card } from './page.tsx';

interface Props {
  /** The address of its links. */
  id: string;
  title: ReactNode;
  body: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** A box on the page that says how things are, with buttons to act on it. */
export function ChoiceCard({ id, title, body, children }: Props) {
  return (
    <Card id={id}>
      <Text as="h2" below={4} size={20}>
        {title}
      </Text>
      <p className={classes.body}>{body}</p>
      {children && (
        <Row gap={8} wrap className={classes.choices}>
          {children}
        </Row>
      )}
    </Card>
  );
}
