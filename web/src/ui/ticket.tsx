import type { GameDetails } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useNow } from '../platform/clock.tsx';
import { useFormats } from '../platform/formats.ts';
import { useT } from '../platform/i18n.tsx';
import { Link } from '../platform/link.tsx';
import { onPaper } from './chips.tsx';
import { Icon, type IconName } from './icon.tsx';
import { Row, Stack, Text } from './layout.tsx';
import { Scene } from './scene.tsx';
import classes from './ticket.module.css';

interface Props {
  game: Pick<GameDetails, '_id' | 'name' | 'sport' | 'field_type' | 'scene' | 'game_date' | 'duration'> & {
    address: string;
    city: string;
  };
  /** The status of the booking. */
  chip: ReactNode;
  /** Whether the game's name is the page's title, or a heading below one. */
  heading: 'h1' | 'h2' | 'h3';
  /** The address to which the whole ticket links; such a ticket is smaller, because it is one of several. */
  to?: string;
  over?: boolean;
  /** More facts. */
  children?: ReactNode;
  /** What to do with it, on the part that is torn off. */
  acts?: ReactNode;
}

/** A booked spot as a ticket: the game, time, place and further facts, over its scene. */
export function Ticket({ game, chip, heading: Heading, to, over = false, children, acts }: Props) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const { address, city } = game;
  return (
    <article className={`${classes.ticket} ${to ? classes.small : ''}`} data-over={over || undefined}>
      <div className={classes.field}>
        <Scene game={game} eager close={to !== undefined} />
      </div>
      <Stack gap={12} align="start" className={classes.facts}>
        <div>
          <Row as="span" gap={8} wrap align="center" below={4} className={onPaper}>
            <Text as="span" size={15} tone="muted" weight={650}>
              {t(`games.sport.${game.sport}`)}
            </Text>
            {chip}
          </Row>
          <Heading className={classes.name}>
            {to ? (
              <Link to={to} className={classes.link}>
                {game.name}
              </Link>
            ) : (
              game.name
            )}
          </Heading>
        </div>
        <TicketLine icon="calendar">
          {formats.day(game.game_date, now)} ·{' '}
          <span className={classes.range}>{formats.timeRange(game.game_date, game.duration)}</span>
        </TicketLine>
        <TicketLine icon="pin">{address.includes(city) ? address : `${address}, ${city}`}</TicketLine>
        {children}
      </Stack>
      {acts && <div className={classes.stub}>{acts}</div>}
    </article>
  );
}

export function TicketLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="numbers">
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </p>
  );
}
