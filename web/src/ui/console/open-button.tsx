import type { ReactNode } from 'react';
import { useUrlStep } from '../../platform/use-url-step.ts';
import classes from './console.module.css';

/** Opens the sheet of a row (`?step=person&id=…`). */
export function OpenButton({ step, id, children }: { step: string; id: string; children: ReactNode }) {
  const { open } = useUrlStep([step], ['id']);
  return (
    <button type="button" className={classes.open} onClick={() => open(step, { id })}>
      {children}
    </button>
  );
}
