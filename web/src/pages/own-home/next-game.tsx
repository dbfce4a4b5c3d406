import type { OwnHome } from '@rondo/contract';
import { addressOf } from '../../features/games/details/address-of.ts';
import { invitePath } from '../../features/people/invite-step.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import buttons from '../../ui/button.module.css';
import { onPaper, StatusChip } from '../../ui/chips.tsx';
import { FaceStack } from '../../ui/face-stack.tsx';
import { GamePicture } from '../../ui/game-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { mapsLink } from '../../ui/maps-link.ts';
import { WeatherLine } from '../../ui/weather/weather-line.tsx';
import classes from './next-game.module.css';

type Next = NonNullable<OwnHome['next']>;

/** The next game that the user plays: time, place, players, directions, and a button to invite somebody. */
export function NextGame({ game, mayInvite }: { game: Next; mayInvite: boolean }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const [longitude, latitude] = game.location.coordinates;
  const others = game.joined_players_number - 1;
  const hasRoom = game.joined_players_number < game.players;
  return (
    <section className={classes.card} aria-labelledby="next-game">
      <div className={classes.cover}>
        <GamePicture game={game} eager />
      </div>
      <Stack gap={10} className={classes.words}>
        <Row as="p" gap={12} lineGap={4} align="center" wrap weight={650} className={`numbers ${onPaper}`}>
          <span>
            {formats.day(game.game_date, now)} · {formats.timeRange(game.game_date, game.duration)}
          </span>
          <StatusChip status={game.status} />
          <span className={classes.countdown} data-soon={Date.parse(game.game_date) - now <= soon || undefined}>
            <Icon name="clock" size={16} />
            {startsIn(game.game_date, now, t)}
          </span>
        </Row>
        <h2 id="next-game" className={classes.name}>
          <Link to={`/match/${game._id}`}>{game.name}</Link>
        </h2>
        <Row as="p" gap={8} align="center" tone="muted" breaks className={classes.place}>
          <Icon name="pin" size={18} />
          {addressOf(game)}
        </Row>
        {game.weather && <WeatherLine weather={game.weather} />}
        <Row as="p" gap={12} align="center" className={classes.people}>
          <FaceStack faces={game.faces.slice(0, 3)} count={Math.min(others, 3)} />
          <span className="numbers">
            {others > 0 ? t('ownHome.next.with', { count: others }) : t('ownHome.next.alone')}
            {game.playedWith > 0 && (
              <Text as="span" tone="muted">
                , {t('ownHome.next.known', { count: game.playedWith })}
              </Text>
            )}
          </span>
        </Row>
        <Row gap={10} wrap>
          <a
            className={`${buttons.button} ${buttons.secondary}`}
            href={mapsLink(latitude, longitude, 'route')}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="map" size={18} />
            {t('ownHome.next.route')}
          </a>
          {mayInvite && hasRoom && (
            <ButtonLink to={invitePath(game._id)} variant="secondary">
              <Icon name="plus" size={18} />
              {t('ownHome.next.invite')}
            </ButtonLink>
          )}
          {game.following > 0 && (
            <Link to="/my-games" className={`${classes.following} numbers`}>
              {t('ownHome.next.following', { count: game.following })}
            </Link>
          )}
        </Row>
      </Stack>
    </section>
  );
}

/** As ui/hurry.ts says, whose file this page needs for nothing else. */
const soon = 3 * 3_600_000;

function startsIn(start: string, now: number, t: Translate): string {
  const minutes = Math.floor((Date.parse(start) - now) / 60_000);
  if (minutes < 0) return t('ownHome.next.now');
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t('ownHome.next.startsInMinutes', { minutes });
  if (hours < 48) return t('ownHome.next.startsInHours', { hours, minutes: minutes % 60 });
  return t('ownHome.next.startsIn', { days: Math.floor(hours / 24), hours: hours % 24 });
}
