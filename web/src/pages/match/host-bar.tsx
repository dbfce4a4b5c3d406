import type { GameDetails } from '@rondo/contract';
import { hour } from '@rondo/rules';
import { isRainedOff } from '@rondo/rules/weather';
import { type HostNeed, hostNeed } from '@rondo/rules/hosting';
import { hasRoomForOthers, nextAction } from '../../features/joining/next-action.ts';
import { steps, type Wizard } from '../../ui/joining/steps.ts';
import { scoreIn } from '../../features/joining/score-in.ts';
import { useNow } from '../../platform/clock.tsx';
import { useT } from '../../platform/i18n.tsx';
import { useSession } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { missingOf } from '../../ui/game-card/missing-of.ts';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { spotsToTake } from '../../ui/game-card/spots-to-take.ts';
import { RainActs } from '../../ui/weather/rain-acts.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import classes from './host-bar.module.css';

/** The next act of a host on their own game; playing in it themselves comes second (pages.md#game-page). */
export function HostBar({ game, open }: { game: GameDetails; open: Wizard['open'] }) {
  const t = useT();
  const now = useNow();
  const session = useSession();
  const isOpen = hasRoomForOthers(game, now);
  const need = needOf(game, now);
  const { kind } = nextAction(game, now, scoreIn(session?.user ?? null, game.sport));
  return (
    <StickyAction>
      <Stack gap={8} shrinks grows>
        <State game={game} need={need} />
        <Row gap={10} wrap className={classes.acts}>
          {need === 'rain' ? (
            <RainActs game={game} mayMove={game.viewer?.canEdit ?? false} mayCancel size="large" />
          ) : need === 'checkIn' ? (
            <ButtonLink size="large" to={`/match/${game._id}/check-in`}>
              {t('joining.host.checkIn')}
            </ButtonLink>
          ) : isOpen ? (
            <Button size="large" onClick={() => open(steps.share)}>
              {t('joining.host.tell')}
            </Button>
          ) : (
            <ButtonLink size="large" variant="secondary" to="#players">
              {t('joining.host.players')}
            </ButtonLink>
          )}
          {need !== 'rain' && (kind === 'join' || kind === 'queue') && (
            <Button variant="secondary" size="large" onClick={() => open(game.hasPasscode ? steps.enter : steps.pay)}>
              {t(kind === 'join' ? 'joining.host.play' : 'joining.action.queue')}
            </Button>
          )}
        </Row>
      </Stack>
    </StickyAction>
  );
}

/** What the game needs from its host now. */
function needOf(game: GameDetails, now: number): HostNeed | null {
  return hostNeed(factsOf(game, new Date(now)), new Date(now));
}

const factsOf = (game: GameDetails, now: Date) => ({
  status: game.status,
  startsAt: new Date(game.game_date),
  isRainedOff: isRainedOff({ startsAt: new Date(game.game_date) }, game.weather, now),
  endsAt: new Date(Date.parse(game.game_date) + game.duration * hour),
  joinedCount: game.joined_players_number,
  unprovedCount: game.unproved_players_number,
  minimumPlayers: game.minimum_players_threshold,
  cutoffAt: new Date(game.cutoff),
});

/** Says that extreme rain is forecast, or that the game is full; the players that are missing, and until when, stand in the page's header. */
function State({ game, need }: { game: GameDetails; need: HostNeed | null }) {
  const t = useT();
  if (need === 'rain')
    return (
      <Text weight={650} centered>
        {t('weather.extreme.title')}
      </Text>
    );
  if (missingOf(game) > 0 || spotsToTake(game) > 0) return null;
  return (
    <Text weight={650} centered>
      {t('joining.host.full')}
    </Text>
  );
}
