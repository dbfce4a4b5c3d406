import type { ReactNode } from 'react';
import { useSettings } from '../../platform/settings.tsx';
import { Card } from '../../ui/page.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import classes from './form-section.module.css';

/** Where the banners of the contact pages lead. */
export const formAnchor = 'form';

interface Props {
  title: string;
  aside: string;
  children: ReactNode;
}

/** The form of a contact page, beside what to expect of it. */
export function FormSection({ title, aside, children }: Props) {
  const { contactEmail } = useSettings();
  const heading = useAnchor(formAnchor);
  return (
    <section id={formAnchor} className={classes.section}>
      <div className={classes.aside}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>
          {aside}{' '}
          <a className="link" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
        </p>
      </div>
      <Card>{children}</Card>
    </section>
  );
}
