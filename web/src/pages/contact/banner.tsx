import type { Sport, Surface } from '@rondo/rules';
import type { ReactNode } from 'react';
import { Row } from '../../ui/layout.tsx';
import { FieldPattern } from '../../ui/sport/field-pattern.tsx';
import classes from './banner.module.css';

interface Props {
  title: string;
  lead: string;
  /** The field that is drawn behind the words. */
  sport: Sport;
  surface: Surface;
  /** The link to the form. */
  children: ReactNode;
}

/** The head of a contact page: what it is about, on the field of a sport. */
export function Banner({ title, lead, sport, surface, children }: Props) {
  return (
    <section className={classes.banner}>
      <FieldPattern sport={sport} surface={surface} className={classes.ground} />
      <div className={classes.inner}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        <Row gap={12} wrap className={classes.actions}>
          {children}
        </Row>
      </div>
    </section>
  );
}
