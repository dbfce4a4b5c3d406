import type { GameCard } from '@rondo/contract';
import { pageSizes } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { soonGamesQuery, soonNearQuery } from '../../features/finding/queries.ts';
import { useKeptPlace } from '../../features/places/use-kept-place.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import classes from './soon.module.css';

const nowhere = { latitude: 0, longitude: 0 };

/**
 * The next games to start that still have a spot, as on a scoreboard. Games around the town of the reader's last search come first, others fill
 * the board, so that its height is the same before the first ones are known.
 */
export function Soon() {
  const t = useT();
  const now = useNow();
  const place = useKeptPlace();
  const near = useQuery({ ...soonNearQuery(place ?? nowhere), enabled: place !== null }).data?.matches ?? [];
  const coming = useSoonGames();
  const isNear = ({ _id }: GameCard) => near.some((game) => game._id === _id);
  const games = [...near.filter((game) => isOpen(game, now)), ...coming.filter((game) => !isNear(game))].slice(
    0,
    pageSizes.soon,
  );
  if (games.length === 0) return null;
  return (
    <section className={classes.board}>
      <h2 className={classes.title}>
        <span className={classes.pulse} aria-hidden="true" />
        {place && games.every(isNear) ? t('home.soon.near', { city: place.name }) : t('home.soon.title')}
      </h2>
      <ul>
        {games.map((game) => (
          <SoonGame key={game._id} game={game} />
        ))}
      </ul>
    </section>
  );
}

/** The next games to start that still have a spot, wherever they are. */
export function useSoonGames(): GameCard[] {
  const now = useNow();
  const coming = useQuery(soonGamesQuery).data?.matches ?? [];
  return coming.filter((game) => isOpen(game, now));
}

/** Whether anybody can still take a spot: neither full nor closed, and without a passcode (product.md#joining). */
function isOpen({ status, price, cutoff, hasPasscode, ...game }: GameCard, now: number): boolean {
  if (status === 'cancelled' || hasPasscode || game.joined_players_number >= game.players) return false;
  return now < Date.parse(cutoff) || (price > 0 && status === 'confirmed');
}

function SoonGame({ game }: { game: GameCard }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const left = game.players - game.joined_players_number;
  return (
    <li className={classes.row}>
      <span className={classes.time}>
        <span className={classes.clock}>{formats.time(game.game_date)}</span>
        <span className={classes.day}>{formats.relativeDay(game.game_date, now)}</span>
      </span>
      <span className={classes.game}>
        <Link to={`/match/${game._id}`} className={classes.link}>
          {game.name}
        </Link>
        <span className={classes.facts}>
          <SportMark sport={game.sport} size={15} />
          <span>{game.location.city}</span>
        </span>
      </span>
      <span className={classes.end}>
        <span className={classes.price}>{formats.price(game.price)}</span>
        <span className={classes.left}>{t('home.soon.spots', { count: left })}</span>
      </span>
    </li>
  );
}
