import type { GameDetails } from '@rondo/contract';
import { signupOpensAt } from '@rondo/rules';
import { remindersAhead } from '@rondo/rules/reminders';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { piece } from '../../../platform/pieces.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { countdownOf } from '../../../ui/game-card/countdown-of.ts';
import { missingOf } from '../../../ui/game-card/missing-of.ts';
import { shownEarlyBird, shownPrice } from '../../../ui/game-card/shown-price.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { addressOf } from './address-of.ts';
import { Fact } from './fact.tsx';
import { hasRing } from './has-ring.ts';
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
  const copy = useCopy();
  const formats = useFormats();
  const [community] = game.communities;
  const address = addressOf(game);
  const fields = fieldNames(game);
  return (
    <Stack as="dl">
      <TimelyFacts game={game} joinable={joinable} />
      {game.tournament_external && <ExternalFacts game={game} />}
      <Fact
        icon="pin"
        label={t('match.address')}
        end={
          <IconButton label={t('match.copyAddress')} onClick={() => copy(address, t('match.addressCopied'))}>
            <Icon name="copy" />
          </IconButton>
        }
      >
        {address}
        {game.viewer?.byBike && <span className={classes.more}>{t('match.byBike', game.viewer.byBike)}</span>}
      </Fact>
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

/** Facts that change with time: players still needed, when sign-up opens, when the game is decided. */
function TimelyFacts({ game, joinable }: { game: GameDetails; joinable: boolean }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const missing = missingOf(game);
  const opensAt = signupOpensAt(new Date(game.game_date), game.signup_opens_in_days);
  const earlyBird = shownEarlyBird(game, now);
  // A game with a ring shows its countdown and its deadline there.
  const ring = hasRing(game);
  const left = ring ? null : countdownOf(game, now);
  const told = toldOf(game, now);
  return (
    <>
      {missing > 0 && (
        <Fact icon="people" label={t('match.minimum')}>
          {t('match.minimumValue', { count: game.minimum_players_threshold })}
          <span className={classes.more}>
            {ring
              ? t('match.fewerBack')
              : t(game.price > 0 ? 'match.elseBack' : 'match.elseOff', {
                  missing,
                  when: `${formats.day(game.cutoff, now)} ${formats.time(game.cutoff)}`,
                })}
          </span>
        </Fact>
      )}
      {earlyBird && joinable && (
        <Fact icon="bolt" label={t('match.earlyBird')}>
          {t('match.earlyBirdValue', {
            count: earlyBird.total - earlyBird.occupied,
            price: formats.money(shownPrice(game, now)),
          })}
        </Fact>
      )}
      {left && (
        <Fact icon="clock" label={t('match.decided')}>
          {t('match.ring.hours', { ...left })}
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
