import type { OwnHome } from '@rondo/contract';
import { Link } from 'react-router';
import { stepPath, steps } from '../../features/joining/parts/steps.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { missingOf } from '../../ui/game-card/missing-of.ts';
import { GamePicture } from '../../ui/game-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Section } from '../../ui/page.tsx';
import { PlayerBar } from '../../ui/player-bar.tsx';
import home from '../home/home.module.css';
import classes from './hosting.module.css';

type Hosting = NonNullable<OwnHome['hosting']>;
type Hosted = Hosting['games'][number];

/** What one runs: what is due first with what to do about it, and the pay (pages.md#home). */
export function HostedGames({ hosting }: { hosting: Hosting }) {
  const t = useT();
  const isDue = hosting.games.some(({ needs }) => needs !== null);
  return (
    <Section
      title={t(isDue ? 'ownHome.hosting.due' : 'ownHome.hosting.next')}
      aside={
        <Link to="/organising" className={home.all}>
          {t('ownHome.hosting.all', { count: hosting.total })}
          <Icon name="forward" size={18} />
        </Link>
      }
    >
      <Stack as="ul" gap={12}>
        {hosting.games.map((game) => (
          <HostedGame key={game._id} game={game} />
        ))}
      </Stack>
      {hosting.owed > 0 && <Pay {...hosting} />}
    </Section>
  );
}

function HostedGame({ game }: { game: Hosted }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const { placeholder_player_number: placeholders, location } = game;
  return (
    <li className={classes.game} data-needs={game.needs ?? undefined}>
      <div className={classes.cover}>
        <GamePicture game={game} eager />
      </div>
      <Stack gap={8} shrinks className={classes.words}>
        <Text size={15} weight={650} className="numbers">
          {formats.relativeDay(game.game_date, now)}, {formats.time(game.game_date)} ·{' '}
          {location.description || location.city}
        </Text>
        <h3 className={classes.name}>
          <Link to={`/match/${game._id}`} className={classes.whole}>
            {game.name}
          </Link>
        </h3>
        <PlayerBar
          joined={game.joined_players_number + placeholders}
          capacity={game.players + placeholders}
          minimum={game.minimum_players_threshold + placeholders}
          missing={missingOf(game)}
          over={false}
          taken={game.waiting > 0 && t('ownHome.hosting.waiting', { count: game.waiting })}
        />
      </Stack>
      {game.needs === 'players' && <Risk game={game} />}
      {game.needs !== null && (
        <Row gap={8} wrap className={classes.acts}>
          <Acts game={game} />
        </Row>
      )}
    </li>
  );
}

/** By when it lacks how many, and what is done about it already. */
function Risk({ game }: { game: Hosted }) {
  const t = useT();
  const formats = useFormats();
  const when = `${formats.day(game.cutoff)} ${formats.time(game.cutoff)}`;
  return (
    <Row as="p" gap={8} align="start" size={15} className={classes.risk}>
      <Icon name="clock" size={18} />
      <span>
        {t('ownHome.hosting.risk', { count: missingOf(game), when })}
        {game.told > 0 && ` ${t('ownHome.hosting.told', { count: game.told })}`}
      </span>
    </Row>
  );
}

function Acts({ game: { _id, name, needs, mayEdit, mayCheckIn } }: { game: Hosted }) {
  const t = useT();
  const ofGame = <span className="visually-hidden">: {name}</span>;
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
    <Link to="/organising?tab=pay" className={`${classes.pay} numbers`}>
      <Icon name="wallet" />
      {t(hasAccount ? 'ownHome.hosting.owed' : 'ownHome.hosting.owedNowhere', { amount: formats.money(owed) })}
    </Link>
  );
}
