import type { GameDetails } from '@rondo/contract';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { Icon } from '../icon.tsx';
import { Grid, Row } from '../layout.tsx';
import classes from './wizard.module.css';

/** The game's name, time and place, so that nobody joins the wrong game. */
export function GameSummary({ game }: { game: GameDetails }) {
  const formats = useFormats();
  const now = useNow();
  const { description, address, city } = game.location;
  return (
    <Grid gap={4} breaks className={classes.game}>
      <strong>{game.name}</strong>
      <Row as="span" gap={8} align="center" className="numbers">
        <Icon name="calendar" size={18} />
        {formats.day(game.game_date, now)} · {formats.timeRange(game.game_date, game.duration)}
      </Row>
      <Row as="span" gap={8} align="center">
        <Icon name="pin" size={18} />
        {[description || address, city]
          .filter((part, index, all) => part && !(index === 1 && all[0]?.includes(part)))
          .join(', ')}
      </Row>
    </Grid>
  );
}
