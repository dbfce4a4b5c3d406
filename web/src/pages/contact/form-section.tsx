import type { ReactNode } from 'react';
import { Card } from '../../ui/page.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import { Expect } from './expect.tsx';
import classes from './form-section.module.css';

/** The anchor to which the banners of the contact pages link. */
export const formAnchor = 'form';

interface Props {
  title: string;
  price: string;
  children: ReactNode;
}

/** The form of a contact page, beside what the sender can expect. */
export function FormSection({ title, price, children }: Props) {
  const heading = useAnchor(formAnchor);
  return (
    <section id={formAnchor} className={classes.section}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Card className={classes.form}>{children}</Card>
      <Expect price={price} />
    </section>
  );
}
