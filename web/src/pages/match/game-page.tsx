import type { GameDetails, GameGroup } from '@rondo/contract';
import { keptByScripts } from '@rondo/rules';
import { lazy, useEffect } from 'react';
import { useLocation } from 'react-router';
import { addressOf, streetOf } from '../../features/games/details/address-of.ts';
import { frameOf } from '../../features/games/details/frame-of.ts';
import { GameHeader } from '../../features/games/details/game-header.tsx';
import { Host } from '../../features/games/details/host.tsx';
import { LiveNews } from '../../features/games/details/live-news.tsx';
import { PlayerLists } from '../../features/games/details/player-lists.tsx';
import { useHoldsSpot } from '../../ui/joining/pay/use-open-checkout.ts';
import { stepPath, steps, useStep } from '../../ui/joining/steps.ts';
import { isJoining, nextAction } from '../../features/joining/next-action.ts';
import { offersOwn } from '../../features/joining/spots/own-offer.ts';
import { keptFor, useGroups } from '../../ui/joining/groups.ts';
import { mayHaveRecap } from '../../features/recap/may-have-recap.ts';
import { ratingSteps, useRatingStep } from '../../features/ratings/steps.ts';
import { inviteStep, useInviteStep } from '../../features/people/invite-step.ts';
import { GamePlace } from '../../features/places/game-place.tsx';
import { UntilLoaded } from '../../platform/until-loaded.tsx';
import { forgetOver } from '../../platform/kept-until-over.ts';
import { piece } from '../../platform/pieces.tsx';
import { useNow } from '../../platform/clock.tsx';
import { useMounted } from '../../platform/use-mounted.ts';
import { useUser } from '../../platform/session.ts';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { useUnproved } from '../../platform/unproved-spot.ts';
import { withReturn } from '../../platform/return-to.ts';
import { Card, Page } from '../../ui/page.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import type { SpottedGame } from '../../ui/game-card/spots-to-take.ts';
import { Skeleton } from '../../ui/states.tsx';
import { AboutGame } from './about-game.tsx';
import { GameAction, ShareButton, SideActions } from './game-actions.tsx';
import { useMembersOnly } from './members-only.ts';
import { hasDraws, hasMessages, hasRegulars, hasResult, mayHavePass, mayInvite } from './parts-of-game.ts';
import classes from './match.module.css';

const seldom = () => import('./seldom.ts');
const CancelNote = piece('pages/match/seldom.ts', async () => (await seldom()).CancelNote);
const LateNotes = piece('pages/match/seldom.ts', async () => (await seldom()).LateNotes);
const RatingPrompt = piece('pages/match/seldom.ts', async () => (await seldom()).RatingPrompt);
const TakenOutNote = piece('pages/match/seldom.ts', async () => (await seldom()).TakenOutNote);
const TeamList = piece('pages/match/seldom.ts', async () => (await seldom()).TeamList);
const TournamentFrame = piece('pages/match/seldom.ts', async () => (await seldom()).TournamentFrame);
const TournamentLink = piece('pages/match/seldom.ts', async () => (await seldom()).TournamentLink);
const ShareSheet = piece('pages/match/seldom.ts', async () => (await seldom()).ShareSheet);
const OrganiserSection = lazy(() => import('./organiser-section.tsx'));
const GroupsSection = lazy(() => import('./groups-section.tsx'));
const RegularsSection = lazy(() => import('./regulars-section.tsx'));
const SpotsSection = lazy(() => import('./spots-section.tsx'));
const DrawsSection = lazy(() => import('./draws-section.tsx'));
const PlayerReliability = lazy(() => import('./player-reliability.tsx'));
const ResultSection = lazy(() => import('./result-section.tsx'));
const RecapSection = lazy(() => import('./recap-section.tsx'));
const VenuePhotoSection = lazy(() => import('./venue-photo-section.tsx'));
const MessagesSection = lazy(() => import('./messages-section.tsx'));
const TakeOutButton = lazy(() => import('./take-out-button.tsx'));
const TakenOutSection = lazy(() => import('./taken-out-section.tsx'));
const PassSection = lazy(() => import('./pass-section.tsx'));
const GameWizard = lazy(() => import('./game-wizard.tsx'));
const InviteSheet = lazy(() => import('../../features/people/invite-sheet.tsx'));
const RatingSteps = lazy(() => import('./rating-steps.tsx'));
const VisitorSheet = lazy(() => import('./visitor-sheet.tsx'));

/** The whole page of a game, with the one thing to do within reach. */
export function GamePage({ game: seen }: { game: GameDetails }) {
  const groups = useGroups(seen);
  const wizard = useStep();
  const rating = useRatingStep();
  const invite = useInviteStep();
  const leading = useUrlStep(['takeOut'], ['player']);
  const membersOnly = useMembersOnly();
  const user = useUser();
  const userId = user?._id;
  const mounted = useMounted();
  const { hash, search } = useLocation();
  const named = new URLSearchParams(search).get('team');
  // Not before the page is mounted, because the server doesn't know the hash.
  const leadsToResult = mounted && (hash === '#result' || new URLSearchParams(search).get('step') === 'result');
  const now = useNow();
  const game = withKeptSpot(seen, groups, now, named);
  const spots = useSpotsHeight(game, now);
  useEffect(() => forgetOver([keptByScripts.checkout, keptByScripts.guestForm], now), [now]);
  const isSharing = wizard.step === steps.share || wizard.step === steps.created;
  const joinable = isJoining(nextAction(game, now));
  const takesOut = game.viewer?.rights.includes('players') ?? false;
  const isOver = game.archived || Date.parse(game.game_date) <= now;
  const onInvite = mayInvite(game, user, now) ? () => invite.open(inviteStep) : null;
  const frame = frameOf(game);
  const path = `/match/${game._id}`;
  const [longitude, latitude] = game.location.coordinates;
  return (
    <Page>
      <LiveNews game={game} userId={userId} />
      <div className={classes.layout}>
        <div className={classes.main}>
          <GameHeader game={game} corner={<ShareButton game={game} open={wizard.open} />} />
          {game.viewer?.rating && <RatingPrompt game={game} onRate={() => rating.open(ratingSteps.pick)} />}
          {mayHaveRecap(game, userId, now) && (
            <Deferred waiting={<Skeleton height={260} />}>
              <RecapSection gameId={game._id} leads={!game.viewer?.rating} />
            </Deferred>
          )}
          {game.status === 'cancelled' && <CancelNote game={game} />}
          {game.viewer?.takenOut && game.status !== 'cancelled' && <TakenOutNote takenOut={game.viewer.takenOut} />}
          {user && groups.length > 0 && (
            <UntilLoaded fallback={<Skeleton height={260} />}>
              <GroupsSection game={game} groups={groups} userId={user._id} open={wizard.open} />
            </UntilLoaded>
          )}
          {spots > 0 && (
            <Deferred waiting={<Skeleton height={spots} />}>
              <SpotsSection game={game} open={wizard.open} />
            </Deferred>
          )}
          {user && user.role !== 'guest' && hasRegulars(game) && (
            <Deferred waiting={<Skeleton height={190} />}>
              <RegularsSection game={game} />
            </Deferred>
          )}
          {game.late_changes.length > 0 && <LateNotes game={game} />}
          {game.viewer && hasMessages(game.viewer) && (
            <Deferred waiting={game.viewer.messages > 0 && <Skeleton height={150} />}>
              <MessagesSection game={game} />
            </Deferred>
          )}
          {game.viewer && game.viewer.rights.length > 0 && (
            <Deferred waiting={<div className={classes.organiser} />}>
              <OrganiserSection game={game} />
            </Deferred>
          )}
          {user && user.role !== 'guest' && mayHavePass(game) && (
            <Deferred waiting={null}>
              <PassSection game={game} open={wizard.open} />
            </Deferred>
          )}
          {game.tournament_entry !== null && <TournamentLink game={game} />}
          {game.teams.length > 0 && game.tournament_entry === null && (
            <Card>
              <TeamList game={game} />
              {hasResult(game, now) && (
                <Deferred near={!leadsToResult} waiting={<Skeleton height={76} />}>
                  <ResultSection game={game} />
                </Deferred>
              )}
            </Card>
          )}
          {frame && (
            <Card>
              <TournamentFrame {...frame} name={game.name} />
            </Card>
          )}
          <Card id="players">
            <PlayerLists
              game={game}
              userId={userId}
              host={<Host game={game} />}
              // Whoever signs up here wants in: they come back to the step that joins.
              signUp={withReturn('/signup', joinable ? stepPath(game._id, steps.enter) : path)}
              logIn={withReturn('/login', path)}
              joinable={joinable}
              renderReliability={
                game.viewer?.mayCheckIn && game.organizer._id === userId
                  ? (playerId) => (
                      <Deferred waiting={null}>
                        <PlayerReliability gameId={game._id} playerId={playerId} />
                      </Deferred>
                    )
                  : undefined
              }
              renderAct={
                takesOut && game.status !== 'cancelled' && !isOver
                  ? ({ _id, name }) =>
                      _id !== userId && (
                        <Deferred waiting={null}>
                          <TakeOutButton name={name} onClick={() => leading.open('takeOut', { player: _id })} />
                        </Deferred>
                      )
                  : undefined
              }
            />
            {takesOut && (
              <Deferred waiting={null}>
                <TakenOutSection game={game} />
              </Deferred>
            )}
          </Card>
          <div className={classes.onPhone}>
            <SideActions game={game} groups={groups} open={wizard.open} onInvite={onInvite} />
          </div>
          {game.viewer && <AboutGame game={game} joinable={joinable} />}
          {hasDraws(game) && (
            <Deferred near waiting={<Skeleton height={76} />}>
              <DrawsSection game={game} />
            </Deferred>
          )}
        </div>
        <aside className={classes.side}>
          <Card className={classes.onDesktop}>
            <div className={classes.action}>
              <GameAction game={game} groups={groups} open={wizard.open} />
            </div>
            <SideActions game={game} groups={groups} open={wizard.open} onInvite={onInvite} shares />
          </Card>
          <Card>
            <GamePlace
              latitude={latitude}
              longitude={longitude}
              address={addressOf(game)}
              street={streetOf(game)}
              byBike={game.viewer?.byBike ?? null}
            />
            {game.viewer?.mayChangeVenuePhoto && (
              <Deferred waiting={<Skeleton height={44} />}>
                <VenuePhotoSection game={game} />
              </Deferred>
            )}
          </Card>
          {/* A visitor's page is short of parts: what decides stands beside who comes. */}
          {!game.viewer && <AboutGame game={game} joinable={joinable} />}
        </aside>
      </div>
      <div className={classes.phoneAction}>
        <GameAction game={game} groups={groups} open={wizard.open} />
      </div>
      {membersOnly !== null && (
        <UntilLoaded>
          <VisitorSheet game={game.name} what={membersOnly} />
        </UntilLoaded>
      )}
      {wizard.step !== null && !isSharing && membersOnly === null && mounted && (
        <UntilLoaded>
          <GameWizard game={game} wizard={wizard} />
        </UntilLoaded>
      )}
      {rating.step !== null && game.viewer && mounted && (
        <UntilLoaded>
          <RatingSteps gameId={game._id} wizard={rating} />
        </UntilLoaded>
      )}
      {invite.step !== null && game.viewer && mounted && (
        <UntilLoaded>
          <InviteSheet gameId={game._id} onClose={invite.close} />
        </UntilLoaded>
      )}
      {isSharing && mounted && <ShareSheet game={game} isNew={wizard.step === steps.created} onClose={wizard.close} />}
    </Page>
  );
}

/** The height reserved for the section about the viewer's spots, so that nothing jumps when it loads; 0 if there is none. */
function useSpotsHeight(game: GameDetails, now: number): number {
  const { _id, viewer, status, archived } = game;
  const holds = useHoldsSpot(_id);
  const unproved = useUnproved(_id);
  const held = (holds ? 160 : 0) + (unproved === null ? 0 : 160);
  if (!viewer || status === 'cancelled' || archived) return held;
  const offers = viewer.joined ? 0 : viewer.handOverFrom.length * 190;
  const own = offersOwn(game, now) ? 110 : 0;
  const title = own > 0 || viewer.friends.length > 0 ? 45 : 0;
  return held + offers + title + own + viewer.friends.length * 70;
}

/** The game for a user for whom a group, the series or the place of their team keeps a spot: that spot counts as open. */
function withKeptSpot(
  game: GameDetails,
  groups: readonly GameGroup[],
  now: number,
  named: string | null,
): GameDetails & SpottedGame {
  if (game.viewer?.joined) return game;
  const until = game.viewer?.regularSpotUntil ?? null;
  const isKept = until === null ? keptFor(groups) !== null || isNamed(game, named) : now < Date.parse(until);
  return isKept ? { ...game, kept_spots: 1 } : game;
}

/** Whether the address names a team whose place is kept while its captain joins: nobody is in it yet. */
function isNamed(
  { tournament_entry: entry, teams, potential_users: players }: GameDetails,
  named: string | null,
): boolean {
  if (entry === null || named === null) return false;
  const isHeld = teams.some(({ _id, team_members: members }) => _id === named && members > 0);
  return isHeld && players.every(({ teamId }) => teamId !== named);
}
