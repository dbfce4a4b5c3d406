import type { ReactNode } from 'react';
import classes from './choice-card.module.css';
import { Card } from './page.tsx';

interface Props {
  /** Where links lead to. */
  id: string;
  title: ReactNode;
  body: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** A box on the page that says how things are and what one can do about it at once. */
export function ChoiceCard({ id, title, body, children }: Props) {
  return (
    <Card id={id}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.body}>{body}</p>
      <div className={classes.choices}>{children}</div>
    </Card>
  );
}
