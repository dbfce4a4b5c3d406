import type { GameDetails, GameGroup, Me } from '@rondo/contract';
import { ActionBar } from '../../features/joining/action-bar.tsx';
import { bringsFriends, hasRoomForOthers } from '../../features/joining/next-action.ts';
import { keptFor } from '../../ui/joining/groups.ts';
import { useHeldTicket, useOpenCheckout } from '../../ui/joining/pay/use-open-checkout.ts';
import { steps, type Wizard } from '../../ui/joining/steps.ts';
import { useNow } from '../../platform/clock.tsx';
import { useT } from '../../platform/i18n.tsx';
import { piece } from '../../platform/pieces.tsx';
import { useUser } from '../../platform/session.ts';
import { Button, IconButton, OutLink } from '../../ui/button.tsx';
import { spotsToTake } from '../../ui/game-card/spots-to-take.ts';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import classes from './match.module.css';
import { chatOf, isHost, isInGame } from './parts-of-game.ts';

const OwnBar = piece('pages/match/own-bar.tsx', async () => (await import('./own-bar.tsx')).OwnBar);

interface ActionProps {
  game: GameDetails;
  groups: readonly GameGroup[];
  open: Wizard['open'];
}

/** Two come together at least. */
const leastTogether = 2;

/** Whether the user may begin a group: the game has two spots or more, nobody waits for one, and they are in no open group. */
function mayGroup(game: GameDetails, groups: readonly GameGroup[], user: Me | null, now: number): boolean {
  if (user === null || user.role === 'guest' || game.tournament_external || game.challenge || groups.length > 0)
    return false;
  return game.waiting_list.length === 0 && spotsToTake(game) >= leastTogether && hasRoomForOthers(game, now);
}

/** For a player of the game, links for the day; for others, the next step of joining. */
export function GameAction({ game, groups, open }: ActionProps) {
  const t = useT();
  const user = useUser();
  const ticket = useHeldTicket(game._id);
  const checkout = useOpenCheckout(game._id);
  // The group's card shows the state of this spot.
  const waits = groups.some(({ way, you }) => way === 'all' && (you === 'reserved' || you === 'starter'));
  if (waits && !isInGame(game)) return null;
  const kept = keptFor(groups);
  if (kept?.way === 'all')
    return (
      <StickyAction>
        <Button size="large" wide onClick={() => open(steps.reserve, { in: kept._id })}>
          {t('joining.action.takeSpot')}
        </Button>
      </StickyAction>
    );
  const isOn = game.status !== 'cancelled' && !game.archived;
  const bar = <ActionBar game={game} open={open} />;
  if (isOn && (isInGame(game) || ticket !== null || checkout !== null || isHost(game, user)))
    return <OwnBar game={game} ticket={ticket} checkout={checkout} open={open} waiting={bar} />;
  return bar;
}

interface SideProps extends ActionProps {
  /** Set if the viewer may invite others. */
  onInvite: (() => void) | null;
  /** Whether sharing is among them: a phone has it on the game's picture. */
  shares?: boolean;
}

/** The other actions on a game. */
export function SideActions({ game, groups, open, onInvite, shares = false }: SideProps) {
  const t = useT();
  const now = useNow();
  const user = useUser();
  const chat = isInGame(game) ? null : chatOf(game);
  const forFriends = game.viewer !== null && bringsFriends(game, now);
  const together = mayGroup(game, groups, user, now);
  const sharing = shares && isSharedHere(game, user, now);
  if (!together && !forFriends && !onInvite && !sharing && !chat) return null;
  return (
    <Row gap={10} wrap className={classes.sideActions}>
      {together && (
        <Button variant="secondary" onClick={() => open(steps.together)}>
          <Icon name="people" size={18} />
          {t('joining.action.together')}
        </Button>
      )}
      {forFriends && (
        <Button variant="secondary" onClick={() => open(steps.friends)}>
          <Icon name="people" size={18} />
          {t('joining.action.friends')}
        </Button>
      )}
      {onInvite && (
        <Button variant="secondary" onClick={onInvite}>
          <Icon name="plus" size={18} />
          {t('match.people.invite')}
        </Button>
      )}
      {sharing && (
        <Button variant="secondary" onClick={() => open(steps.share)}>
          <Icon name="share" size={18} />
          {t('match.share.button')}
        </Button>
      )}
      {chat && (
        <OutLink variant="secondary" href={chat}>
          <Icon name="chat" size={18} />
          {t('match.chat')}
        </OutLink>
      )}
    </Row>
  );
}

/** The host's own bar has the same button as long as there is room. */
function isSharedHere(game: GameDetails, user: Me | null, now: number): boolean {
  return !(isHost(game, user) && hasRoomForOthers(game, now));
}

/** Sharing on a phone: a round button on the game's picture, so that it takes no line of the page. */
export function ShareButton({ game, open }: Pick<ActionProps, 'game' | 'open'>) {
  const t = useT();
  const now = useNow();
  const user = useUser();
  if (!isSharedHere(game, user, now)) return null;
  return (
    <div className={classes.share}>
      <IconButton label={t('match.share.button')} onClick={() => open(steps.share)}>
        <Icon name="share" />
      </IconButton>
    </div>
  );
}
