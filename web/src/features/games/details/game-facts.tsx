import type { GameDetails } from '@rondo/contract';
import { signupOpensAt } from '@rondo/rules';
import { remindersAhead } from '@rondo/rules/reminders';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { piece } from '../../../platform/pieces.tsx';
import { shownEarlyBird, shownPrice } from '../../../ui/game-card/shown-price.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Fact } from './fact.tsx';
import classes from './game-facts.module.css';

const ExternalFacts = piece(
  'features/games/details/external-facts.tsx',
  async () => (await import('./external-facts.tsx')).ExternalFacts,
);

const WeatherFact = piece(
  'features/games/details/weather-fact.tsx',
  async () => (await import('./weather-fact.tsx')).WeatherFact,
);

/** The facts about a game that fit on a line each (pages.md#game-page). */
export function GameFacts({ game, joinable }: { game: GameDetails; joinable: boolean }) {
  const t = useT();
  const formats = useFormats();
  const [community] = game.communities;
  const fields = fieldNames(game);
  return (
    <Stack as="dl">
      <TimelyFacts game={game} joinable={joinable} />
      {game.tournament_external && <ExternalFacts game={game} />}
      <Fact icon="field" label={t('match.field')}>
        {t(`games.surface.${game.field_type}`)}
        {fields.length > 0 && <span className={classes.more}>{fields.join(', ')}</span>}
      </Fact>
      {game.weather && game.status !== 'cancelled' && <WeatherFact weather={game.weather} />}
      {game.levelLimit > 0 && !game.elo_disabled && (
        <Fact icon="trophy" label={t('match.levelLimit')}>
          {t('match.levelLimitValue', { score: formats.score(game.levelLimit) })}
        </Fact>
      )}
      {game.series && (
        <Fact icon="refund" label={t('match.series')}>
          {game.series.following > 0 ? t('match.seriesMore', { count: game.series.following }) : t('match.seriesLast')}
        </Fact>
      )}
      {community && (
        <Fact icon="shield" label={t('match.community')}>
          <Link className={classes.link} to={`/community/${encodeURIComponent(community.shortCode)}`}>
            {community.name}
          </Link>
        </Fact>
      )}
      {!game.archived && game.status !== 'cancelled' && (
        <Fact icon="shirt" label={t('match.bring.title')}>
          {t('match.bring.outfit')}, {t('match.bring.water').toLowerCase()}
        </Fact>
      )}
      {game.contact_details && (
        <Fact icon="mail" label={t('match.contact')}>
          <span className={classes.lines}>{game.contact_details}</span>
        </Fact>
      )}
      {game.organisational_details && (
        <Fact icon="info" label={t('match.organisational')}>
          <span className={classes.lines}>{game.organisational_details}</span>
        </Fact>
      )}
    </Stack>
  );
}

/** Facts that change with time: the early bird's price, when joining opens, what the reader will be told. */
function TimelyFacts({ game, joinable }: { game: GameDetails; joinable: boolean }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const opensAt = signupOpensAt(new Date(game.game_date), game.signup_opens_in_days);
  const earlyBird = shownEarlyBird(game, now);
  const told = toldOf(game, now);
  return (
    <>
      {earlyBird && joinable && (
        <Fact icon="bolt" label={t('match.earlyBird')}>
          {t('match.earlyBirdValue', {
            count: earlyBird.total - earlyBird.occupied,
            price: formats.money(shownPrice(game, now)),
          })}
        </Fact>
      )}
      {told && (
        <Fact icon="bell" label={t('match.told.label')}>
          {t(`match.told.${told}`)}
        </Fact>
      )}
      {opensAt && opensAt.getTime() > now && game.status !== 'cancelled' && (
        <Fact icon="clock" label={t('match.signupOpens')}>
          {formats.day(opensAt.toISOString(), now)}, {formats.time(opensAt.toISOString())}
        </Fact>
      )}
    </>
  );
}

/** The notifications that a player will still get; null if there are no more, or they switched them off. */
function toldOf({ status, archived, viewer, game_date: start }: GameDetails, now: number) {
  if (!viewer?.joined || archived || status === 'cancelled') return null;
  if (status === 'pending') return viewer.hearsConfirmed ? 'pending' : null;
  const ahead = viewer.isReminded ? remindersAhead(new Date(start), new Date(now)).length : 0;
  return ahead > 1 ? 'both' : ahead > 0 ? 'one' : null;
}

/** Several fields are stored as one text, separated by commas. */
function fieldNames({ field_identifier }: GameDetails): string[] {
  return field_identifier
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
