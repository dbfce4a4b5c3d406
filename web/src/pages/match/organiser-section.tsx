import type { GameDetails } from '@rondo/contract';
import { lazy, Suspense } from 'react';
import { CancelGameSheet } from '../../features/games/organise/cancel-game-sheet.tsx';
import { RegistrantList } from '../../features/games/organise/registrant-list.tsx';
import { OrganiserTools } from '../../features/games/organise/organiser-tools.tsx';
import { useNow } from '../../platform/clock.tsx';
import { WithPhrases } from '../../platform/i18n.tsx';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { Card } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import classes from './match.module.css';
import { useTeamPanel } from './use-team-panel.ts';

const phrases = ['organising'] as const;

const TeamPanel = lazy(() => import('../../features/games/organise/team-panel.tsx'));
const steps = ['cancel'] as const;

/** The part of the page for those who may edit the game; nobody else loads its chunk and phrases. */
export default function OrganiserSection({ game }: { game: GameDetails }) {
  const panel = useTeamPanel(game);
  const step = useUrlStep(steps);
  const now = useNow();
  const cancellable = game.status !== 'cancelled' && Date.parse(game.game_date) > now;
  return (
    <WithPhrases parts={phrases} fallback={<div className={classes.organiser} />}>
      <Card>
        <OrganiserTools game={game} teamPanel={panel} onCancel={() => step.open('cancel')} />
      </Card>
      {game.tournament_external && (
        <Card>
          <RegistrantList game={game} />
        </Card>
      )}
      {panel?.open && (
        <Card>
          <Suspense fallback={<Skeleton height={720} />}>
            <TeamPanel game={game} onClose={panel.toggle} />
          </Suspense>
        </Card>
      )}
      {step.step === 'cancel' && cancellable && (
        <CancelGameSheet game={game} onClose={step.close} onDone={step.close} />
      )}
    </WithPhrases>
  );
}
