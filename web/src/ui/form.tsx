import type { ComponentProps, ReactNode } from 'react';
import classes from './form.module.css';
import { Icon } from './icon.tsx';

/** A column of fields. Our own validation is shown, not the browser's. */
export function Form({ className = '', ...form }: ComponentProps<'form'>) {
  return <form noValidate className={`${classes.form} ${className}`} {...form} />;
}

/** Fields side by side if there is room; with `short`, for small numbers, also on a phone. */
export function FieldPair({ short, children }: { short?: boolean; children: ReactNode }) {
  return <div className={`${classes.pair} ${short ? classes.short : ''}`}>{children}</div>;
}

/** Checkboxes close together. */
export function Consents({ children }: { children: ReactNode }) {
  return <div className={classes.consents}>{children}</div>;
}

/** Leads elsewhere: 'Already have an account? Log in'. */
export function FormAside({ children }: { children: ReactNode }) {
  return <p className={classes.aside}>{children}</p>;
}

/** An error beside what caused it; a form's error is at its button. Announced at once. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <div className={classes.problem} role="alert" tabIndex={-1} data-problem>
      <Icon name="warning" size={20} />
      <div>{children}</div>
    </div>
  );
}

/** A note to read before filling in. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div className={classes.note}>
      <Icon name="info" size={20} />
      <div>{children}</div>
    </div>
  );
}
