import type { ComponentProps, ReactNode } from 'react';
import classes from './form.module.css';
import { Icon } from './icon.tsx';

/** Fields below one another. Our own validation speaks, not the browser's. */
export function Form({ className = '', ...form }: ComponentProps<'form'>) {
  return <form noValidate className={`${classes.form} ${className}`} {...form} />;
}

/** Fields beside one another where there is room; `short` ones for numbers of a few digits, on a phone too. */
export function FieldPair({ short, children }: { short?: boolean; children: ReactNode }) {
  return <div className={`${classes.pair} ${short ? classes.short : ''}`}>{children}</div>;
}

/** Boxes to tick, close together. */
export function Consents({ children }: { children: ReactNode }) {
  return <div className={classes.consents}>{children}</div>;
}

/** The other way: 'Already have an account? Log in'. */
export function FormAside({ children }: { children: ReactNode }) {
  return <p className={classes.aside}>{children}</p>;
}

/** What went wrong, beside what caused it. Read out at once. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <div className={classes.problem} role="alert">
      <Icon name="warning" size={20} />
      <div>{children}</div>
    </div>
  );
}

/** Something to know before going on. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div className={classes.note}>
      <Icon name="info" size={20} />
      <div>{children}</div>
    </div>
  );
}
