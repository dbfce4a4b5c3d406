import type { OwnHome } from '@rondo/contract';
import { useNow } from '../../platform/clock.tsx';
import { localDate, useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { CompactGame } from '../../ui/game-card/compact-game.tsx';
import { missingOf } from '../../ui/game-card/missing-of.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import classes from './host-week.module.css';

type Hosting = NonNullable<OwnHome['hosting']>;
type Planned = Hosting['week'][number];

const dayMilliseconds = 86_400_000;

/** A host's next seven days, each with how full its games are, and their pay; without games in them the next one (pages.md#home). */
export function HostWeek({ hosting }: { hosting: Hosting }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const { week, games, total, owed, hasAccount } = hosting;
  const [next] = games;
  const pay = owed > 0 && (
    <Link to="/organising?tab=pay" className="onward numbers">
      <Icon name="wallet" />
      {t(hasAccount ? 'ownHome.hosting.owed' : 'ownHome.hosting.owedNowhere', { amount: formats.money(owed) })}
    </Link>
  );
  if (!next) return pay;
  const days = Array.from({ length: 7 }, (_, index) => new Date(now + index * dayMilliseconds).toISOString());
  return (
    <Section
      title={t(week.length > 0 ? 'ownHome.hosting.week' : 'ownHome.hosting.next')}
      aside={
        <Link to="/organising" className="onward">
          {t('ownHome.hosting.all', { count: total })}
          <Icon name="forward" size={18} />
        </Link>
      }
    >
      {week.length > 0 ? (
        <ul className={classes.week}>
          {days.map((day) => (
            <Day key={day} day={day} games={week.filter((game) => isOn(game, day))} />
          ))}
        </ul>
      ) : (
        <CompactGame game={next} />
      )}
      {pay}
    </Section>
  );
}

const isOn = ({ game_date: date }: Planned, day: string) => localDate(new Date(date)) === localDate(new Date(day));

/** The most games of a day that are drawn. */
const drawn = 3;

/** A day with a bar for each game; it leads to its game, or to all games if it has several. */
function Day({ day, games }: { day: string; games: readonly Planned[] }) {
  const formats = useFormats();
  const [weekday = '', date] = formats.day(day).split(' ');
  const [first] = games;
  const head = (
    <>
      <span>{weekday}</span>
      <span className={`${classes.date} numbers`}>{date}</span>
    </>
  );
  if (!first) return <li className={classes.day}>{head}</li>;
  return (
    <li className={classes.day}>
      <Link to={games.length === 1 ? `/match/${first._id}` : '/organising'} className={classes.link}>
        {head}
        {games.slice(0, drawn).map((game) => (
          <Fill key={game._id} game={game} />
        ))}
        {games.length > drawn && <small>+{games.length - drawn}</small>}
      </Link>
    </li>
  );
}

/** How full a game is: a bar, which is quiet while the game lacks players, with the figures below it. */
function Fill({ game }: { game: Planned }) {
  const joined = game.joined_players_number + game.placeholder_player_number;
  const room = game.players + game.placeholder_player_number;
  const share = room > 0 ? Math.min(100, (100 * joined) / room) : 0;
  return (
    <span className={classes.game}>
      <span className={classes.bar} data-short={missingOf(game) > 0 || undefined}>
        <span style={{ width: `${share}%` }} />
      </span>
      <span className="visually-hidden">{game.name}: </span>
      <span className="numbers">
        {joined}/{room}
      </span>
    </span>
  );
}
