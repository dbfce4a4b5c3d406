import type { OwnHome } from '@rondo/contract';
import { stepPath, steps } from '../../ui/joining/steps.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CompactGame } from '../../ui/game-card/compact-game.tsx';
import { CompactGames } from '../../ui/game-card/compact-games.tsx';
import { missingOf } from '../../ui/game-card/missing-of.ts';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { Section } from '../../ui/page.tsx';
import { RainActs } from '../../ui/weather/rain-acts.tsx';
import { WeatherIcon } from '../../ui/weather/weather-icon.tsx';
import classes from './hosting.module.css';

type Hosting = NonNullable<OwnHome['hosting']>;
type Hosted = Hosting['games'][number];

/**
 * The games that the user hosts, the most urgent first with what to do about it, and their pay (pages.md#home,
 * decisions/0103-homes-in-their-order.md).
 */
export function HostedGames({ hosting }: { hosting: Hosting }) {
  const t = useT();
  if (hosting.games.length === 0) return hosting.owed > 0 && <Pay {...hosting} />;
  const isDue = hosting.games.some(({ needs }) => needs !== null);
  return (
    <Section
      title={t(isDue ? 'ownHome.hosting.due' : 'ownHome.hosting.next')}
      aside={
        <Link to="/organising" className="onward">
          {t('ownHome.hosting.all', { count: hosting.total })}
          <Icon name="forward" size={18} />
        </Link>
      }
    >
      <CompactGames>
        {hosting.games.map((game) => (
          <li key={game._id}>
            <HostedGame game={game} />
          </li>
        ))}
      </CompactGames>
      {hosting.owed > 0 && <Pay {...hosting} />}
    </Section>
  );
}

function HostedGame({ game }: { game: Hosted }) {
  const t = useT();
  return (
    <CompactGame
      game={game}
      eager
      risk={game.needs === 'rain' ? <Rain game={game} /> : game.needs === 'players' && <Risk game={game} />}
      taken={game.waiting > 0 && t('ownHome.hosting.waiting', { count: game.waiting })}
    >
      {game.needs !== null && <Acts game={game} />}
    </CompactGame>
  );
}

/** Says how many players a game lacks and until when, and what is being done about it. */
function Risk({ game }: { game: Hosted }) {
  const t = useT();
  const formats = useFormats();
  const when = `${formats.day(game.cutoff)} ${formats.time(game.cutoff)}`;
  return (
    <Row as="p" gap={8} align="start" size={15} weight={600} className={classes.risk}>
      <Icon name="clock" size={18} />
      <span>
        {t('ownHome.hosting.risk', { count: missingOf(game), when })}
        {game.told > 0 && ` ${t('ownHome.hosting.told', { count: game.told })}`}
      </span>
    </Row>
  );
}

/** Says that extreme rain is forecast, and what is refunded if the game is cancelled for that. */
function Rain({ game }: { game: Hosted }) {
  const t = useT();
  return (
    <Row as="p" gap={8} align="start" size={15} weight={600} className={classes.risk}>
      <WeatherIcon sky="heavyRain" size={18} />
      <span>
        {t('weather.extreme.title')}. {game.price > 0 && t('weather.extreme.back')}
      </span>
    </Row>
  );
}

function Acts({ game }: { game: Hosted }) {
  const { _id, name, needs, mayEdit, mayCancel, mayCheckIn } = game;
  const t = useT();
  const ofGame = <span className="visually-hidden">: {name}</span>;
  if (needs === 'rain') return <RainActs game={game} mayMove={mayEdit} mayCancel={mayCancel} />;
  if (needs === 'players')
    return (
      <>
        <ButtonLink to={stepPath(_id, steps.share)}>
          <Icon name="share" size={18} />
          {t('ownHome.hosting.tell')}
          {ofGame}
        </ButtonLink>
        {mayEdit && (
          <ButtonLink variant="secondary" to={`/admin/match/${_id}`}>
            {t('ownHome.hosting.change')}
            {ofGame}
          </ButtonLink>
        )}
      </>
    );
  return (
    mayCheckIn && (
      <ButtonLink to={`/match/${_id}/check-in`}>
        <Icon name="check" size={18} />
        {t('ownHome.hosting.checkIn')}
        {ofGame}
      </ButtonLink>
    )
  );
}

function Pay({ owed, hasAccount }: Hosting) {
  const t = useT();
  const formats = useFormats();
  return (
    <Link to="/organising?tab=pay" className={`onward numbers ${classes.pay}`}>
      <Icon name="wallet" />
      {t(hasAccount ? 'ownHome.hosting.owed' : 'ownHome.hosting.owedNowhere', { amount: formats.money(owed) })}
    </Link>
  );
}
