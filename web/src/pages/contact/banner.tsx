import type { ComponentProps, ReactNode } from 'react';
import { Row } from '../../ui/layout.tsx';
import { HeroScene } from '../../ui/hero-scene.tsx';
import classes from './banner.module.css';

interface Props {
  title: string;
  lead: string;
  /** The picture beside the words. */
  game: ComponentProps<typeof HeroScene>['game'];
  /** The link to the form. */
  children: ReactNode;
}

/** The head of a contact page: its subject in words, beside a picture of people who play. */
export function Banner({ title, lead, game, children }: Props) {
  return (
    <section className={classes.banner}>
      <HeroScene game={game} />
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
