import type { OwnHome } from '@rondo/contract';
import { addressOf } from '../../features/games/details/address-of.ts';
import { invitePath } from '../../features/people/invite-step.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import buttons from '../../ui/button.module.css';
import { onPaper, SportChip, StatusChip } from '../../ui/chips.tsx';
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
        <Row gap={6} wrap className={onPaper}>
          <StatusChip status={game.status} />
          <SportChip sport={game.sport} />
        </Row>
        <Row as="p" gap={16} lineGap={6} align="center" justify="between" wrap weight={650} className="numbers">
          <span>
            {formats.day(game.game_date, now)} · {formats.timeRange(game.game_date, game.duration)}
          </span>
          <span className={classes.countdown}>
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
          <FaceStack faces={game.faces} count={others} />
          <span className="numbers">
            {others > 0 ? t('ownHome.next.with', { count: others }) : t('ownHome.next.alone')}
            {game.playedWith > 0 && (
              <Text as="span" size={14} tone="muted" ownLine>
                {t('ownHome.next.known', { count: game.playedWith })}
              </Text>
            )}
          </span>
        </Row>
        <Row gap={10} wrap>
          <ButtonLink to={`/match/${game._id}`}>{t('ownHome.next.see')}</ButtonLink>
          <a
            className={`${buttons.button} ${buttons.secondary} ${buttons.medium}`}
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
        </Row>
        {game.following > 0 && (
          <p className={classes.following}>
            <Link to="/my-games" className="numbers">
              {t('ownHome.next.following', { count: game.following })}
            </Link>
          </p>
        )}
      </Stack>
    </section>
  );
}

function startsIn(start: string, now: number, t: Translate): string {
  const minutes = Math.floor((Date.parse(start) - now) / 60_000);
  if (minutes < 0) return t('ownHome.next.now');
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t('ownHome.next.startsInMinutes', { minutes });
  if (hours < 48) return t('ownHome.next.startsInHours', { hours, minutes: minutes % 60 });
  return t('ownHome.next.startsIn', { days: Math.floor(hours / 24), hours: hours % 24 });
}
