import type { GameDetails } from '@rondo/contract';
import { lazy, Suspense } from 'react';
import { AddToCalendar } from '../../features/games/details/add-to-calendar.tsx';
import { CountdownRing, hasRing } from '../../features/games/details/countdown-ring.tsx';
import { Description } from '../../features/games/details/description.tsx';
import { addressOf } from '../../features/games/details/address-of.ts';
import { CancelNote } from '../../features/games/details/cancel-note.tsx';
import { frameOf } from '../../features/games/details/frame-of.ts';
import { GameFacts } from '../../features/games/details/game-facts.tsx';
import { GameHeader } from '../../features/games/details/game-header.tsx';
import { LiveNews } from '../../features/games/details/live-news.tsx';
import { PlayerLists } from '../../features/games/details/player-lists.tsx';
import { ShareOptions } from '../../features/games/details/share-options.tsx';
import { TeamList } from '../../features/games/details/team-list.tsx';
import { TournamentFrame } from '../../features/games/details/tournament-frame.tsx';
import { WhatToBring } from '../../features/games/details/what-to-bring.tsx';
import { ActionBar } from '../../features/joining/action-bar.tsx';
import { useHeldCheckout } from '../../features/joining/held-checkout.ts';
import { RefundPolicy } from '../../features/joining/refund-policy.tsx';
import { useStep, type Wizard } from '../../features/joining/use-step.ts';
import { bringsFriends } from '../../features/joining/next-action.ts';
import { GamePlace } from '../../features/places/game-place.tsx';
import { useNow } from '../../platform/clock.tsx';
import { useT } from '../../platform/i18n.tsx';
import { useMounted } from '../../platform/use-mounted.ts';
import { useUser } from '../../platform/session.ts';
import { withReturn } from '../../platform/return-to.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { Later } from '../../ui/later.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/states.tsx';
import classes from './match.module.css';

const OrganiserSection = lazy(() => import('./organiser-section.tsx'));
const SpotsSection = lazy(() => import('./spots-section.tsx'));
const GameWizard = lazy(() => import('./game-wizard.tsx'));

/** A game with everything about it, and the one thing to do with it within reach. */
export function GamePage({ game }: { game: GameDetails }) {
  const t = useT();
  const wizard = useStep();
  const userId = useUser()?._id;
  const mounted = useMounted();
  const spots = useSpotsHeight(game);
  const frame = frameOf(game);
  const path = `/match/${game._id}`;
  const [longitude, latitude] = game.location.coordinates;
  return (
    <Page>
      <LiveNews game={game} userId={userId} />
      <div className={classes.layout}>
        <div className={classes.main}>
          <GameHeader game={game} />
          {hasRing(game) && <CountdownRing game={game} />}
          {game.status === 'cancelled' && <CancelNote game={game} />}
          {spots > 0 && (
            <Later waiting={<Skeleton height={spots} />}>
              <SpotsSection game={game} open={wizard.open} />
            </Later>
          )}
          {game.viewer?.canEdit && (
            <Later waiting={<Skeleton height={120} />}>
              <OrganiserSection game={game} />
            </Later>
          )}
          <Card>
            {game.description && (
              <div className={classes.about}>
                <h2>{t('match.about')}</h2>
                <Description key={game.description} text={game.description} />
              </div>
            )}
            <GameFacts game={game} />
          </Card>
          {game.teams.length > 0 && (
            <Card>
              <TeamList game={game} />
            </Card>
          )}
          {frame && (
            <Card>
              <TournamentFrame {...frame} name={game.name} />
            </Card>
          )}
          <Card>
            <PlayerLists game={game} signUp={withReturn('/signup', path)} logIn={withReturn('/login', path)} />
          </Card>
        </div>
        <aside className={classes.side}>
          <Card className={classes.actions}>
            <div className={classes.desktopAction}>
              <ActionBar game={game} open={wizard.open} />
            </div>
            <SideActions game={game} open={wizard.open} />
          </Card>
          <Card>
            <GamePlace latitude={latitude} longitude={longitude} address={addressOf(game)} />
          </Card>
        </aside>
        <div className={classes.more}>
          {!game.archived && game.status !== 'cancelled' && (
            <Card>
              <WhatToBring />
            </Card>
          )}
          {!game.archived && (
            <Card className={classes.terms}>
              <h2>{t('match.terms.title')}</h2>
              <RefundPolicy free={game.price === 0} />
            </Card>
          )}
        </div>
      </div>
      <div className={classes.phoneAction}>
        <ActionBar game={game} open={wizard.open} />
      </div>
      {wizard.step !== null && wizard.step !== 'share' && mounted && (
        <Suspense fallback={null}>
          <GameWizard game={game} wizard={wizard} />
        </Suspense>
      )}
      <Sheet open={wizard.step === 'share'} onClose={wizard.close} title={t('match.share.title')}>
        <ShareOptions game={game} />
      </Sheet>
    </Page>
  );
}

/** How high the part about the viewer's spots will be, so that nothing jumps when it comes; 0: there is none. */
function useSpotsHeight({ _id, viewer, status, archived }: GameDetails): number {
  const held = useHeldCheckout(_id) === null ? 0 : 160;
  if (!viewer || status === 'cancelled' || archived) return held;
  const offers = viewer.joined ? 0 : viewer.handOverFrom.length * 190;
  const own = viewer.joined ? 220 : viewer.friends.length > 0 ? 110 : 0;
  return held + offers + own + viewer.friends.length * 76;
}

function SideActions({ game, open }: { game: GameDetails; open: Wizard['open'] }) {
  const t = useT();
  const now = useNow();
  // Who is in has this beside their own spot.
  const forFriends = game.viewer && !game.viewer.joined && bringsFriends(game, now);
  return (
    <div className={classes.sideActions}>
      {forFriends && (
        <Button variant="secondary" onClick={() => open('10')}>
          <Icon name="people" size={18} />
          {t('joining.action.friends')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => open('share')}>
        <Icon name="share" size={18} />
        {t('match.share.button')}
      </Button>
      {game.viewer?.joined && !game.archived && game.status !== 'cancelled' && <AddToCalendar game={game} />}
      {game.groupchat?.startsWith('https://') && (
        <a className={classes.chat} href={game.groupchat} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" size={18} />
          {t('match.chat')}
        </a>
      )}
    </div>
  );
}
