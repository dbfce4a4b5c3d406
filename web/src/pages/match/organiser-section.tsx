import type { GameDetails } from '@rondo/contract';
import { hour } from '@rondo/rules';
import { isRainedOff } from '@rondo/rules/weather';
import { rescueLimits } from '@rondo/rules/rescue';
import { lazy } from 'react';
import { CoOrganisersSheet } from '../../features/leading/co-organisers/co-organisers-sheet.tsx';
import { Rights } from '../../features/leading/co-organisers/rights.tsx';
import { StepBackSheet } from '../../features/leading/co-organisers/step-back-sheet.tsx';
import { CancelGameSheet } from '../../features/organising/cancel-game-sheet.tsx';
import { RegistrantList } from '../../features/organising/registrant-list.tsx';
import { LateCard } from '../../features/leading/late/late-card.tsx';
import { choices, LateSheet } from '../../features/leading/late/late-sheet.tsx';
import { OrganiserTools } from '../../features/organising/organiser-tools.tsx';
import { RainCard } from '../../features/games/weather/rain-card.tsx';
import { UntilLoaded } from '../../platform/until-loaded.tsx';
import { useNow } from '../../platform/clock.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';
import { useUser } from '../../platform/session.ts';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { Card } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { missingOf } from '../../ui/game-card/missing-of.ts';
import { isHost } from './parts-of-game.ts';
import classes from './match.module.css';
import { useTeamPanel } from './use-team-panel.ts';

const phrases = ['organising', 'coLeading', 'passes', 'together'] as const;

const TeamPanel = lazy(() => import('../../features/organising/team-panel.tsx'));
const RescueCard = lazy(() => import('../../features/making/rescue/rescue-card.tsx'));
const PassOfferForm = lazy(() => import('../../features/joining/passes/pass-offer-form.tsx'));
const RegularsSheet = lazy(() => import('../../features/regulars/regulars-sheet.tsx'));
const TakeOutSheet = lazy(() => import('../../features/taking-out/take-out-sheet.tsx'));
const steps = ['message', 'cancel', 'coOrganisers', 'stepBack', 'late', 'regulars', 'takeOut'] as const;

/** The part of the page for the game's leaders, loaded with its phrases only for them. */
export default function OrganiserSection({ game }: { game: GameDetails }) {
  const rights = game.viewer?.rights ?? [];
  const runs = game.viewer?.runsGame ?? false;
  const teams = useTeamPanel(game);
  const panel = rights.includes('players') ? teams : null;
  const step = useUrlStep(steps, ['change', 'player']);
  const player = step.about('player');
  const choice = choices.find((known) => known === step.about('change'));
  const now = useNow();
  const user = useUser();
  const isAdmin = user?.role === 'admin';
  const cancellable = game.status !== 'cancelled' && Date.parse(game.game_date) > now;
  return (
    <WithPhrases parts={phrases} fallback={<div className={classes.organiser} />}>
      {isRainedOff({ startsAt: new Date(game.game_date) }, game.weather, new Date(now)) && cancellable && (
        <RainCard game={game} hasBar={isHost(game, user)} />
      )}
      {needsPlayers(game, now) && (
        <UntilLoaded>
          <RescueCard game={game} />
        </UntilLoaded>
      )}
      <LateCard game={game} onChoose={(change) => step.open('late', { change })} />
      <Card>
        <OrganiserTools game={game} teamPanel={panel} onOpen={step.open} rightsShown={<Rights rights={rights} />} />
      </Card>
      {isAdmin && game.series && game.price > 0 && !game.tournament_external && cancellable && (
        <UntilLoaded>
          <PassOfferForm game={game} />
        </UntilLoaded>
      )}
      {game.tournament_external && rights.includes('players') && (
        <Card>
          <RegistrantList game={game} />
        </Card>
      )}
      {panel?.open && (
        <Card>
          <UntilLoaded fallback={<Skeleton height={720} />}>
            <TeamPanel game={game} onClose={panel.toggle} />
          </UntilLoaded>
        </Card>
      )}
      {step.step === 'coOrganisers' && runs && <CoOrganisersSheet game={game} onClose={step.close} />}
      {step.step === 'regulars' && rights.includes('edit') && game.series && (
        <UntilLoaded>
          <RegularsSheet game={game} onClose={step.close} />
        </UntilLoaded>
      )}
      {step.step === 'takeOut' && rights.includes('players') && player && (
        <UntilLoaded>
          <TakeOutSheet gameId={game._id} playerId={player} onClose={step.close} />
        </UntilLoaded>
      )}
      {step.step === 'stepBack' && !runs && <StepBackSheet game={game} onClose={step.close} />}
      {step.step === 'late' && choice && cancellable && (
        <LateSheet key={choice} game={game} choice={choice} onClose={step.close} />
      )}
      {step.step === 'cancel' && runs && cancellable && (
        <CancelGameSheet game={game} onClose={step.close} onDone={step.close} />
      )}
    </WithPhrases>
  );
}

/** Whether the game may soon lack a few players; nothing is loaded for any other game. */
function needsPlayers(game: GameDetails, now: number): boolean {
  const isSoon = Date.parse(game.cutoff) - now < rescueLimits.fromHours * hour;
  return Boolean(game.viewer?.canEdit) && !game.tournament_external && isSoon && missingOf(game) > 0;
}
