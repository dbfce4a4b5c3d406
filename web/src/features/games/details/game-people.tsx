import type { GameDetails, GamePlayer } from '@rondo/contract';
import { faces as limits } from '@rondo/rules';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { FaceStack } from '../../../ui/face-stack.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import classes from './game-people.module.css';

/** The host and the players, as people (pages.md#game-page); visitors only see how many. @param onInvite set if the viewer may invite others */
export function GamePeople({ game, onInvite }: { game: GameDetails; onInvite: (() => void) | null }) {
  const t = useT();
  const { viewer, joined_players_number: joined } = game;
  const isOver = game.archived || game.status === 'cancelled';
  return (
    <Row gap={24} lineGap={12} align="center" wrap below={16} className={classes.people}>
      <Host game={game} />
      {game.status !== 'cancelled' && joined > 0 && (
        <div className={classes.players}>
          {viewer && <FaceStack faces={facesOf(game)} count={joined} />}
          <p className="numbers">
            {t(isOver ? 'match.people.played' : 'match.people.in', { count: joined })}
            {viewer && viewer.playedWith.length > 0 && (
              <Text as="span" size={14} tone="muted" ownLine>
                {t('match.people.playedWith', { count: viewer.playedWith.length })}
              </Text>
            )}
          </p>
        </div>
      )}
      {onInvite && (
        <Button variant="secondary" onClick={onInvite}>
          <Icon name="plus" size={18} />
          {t('match.people.invite')}
        </Button>
      )}
    </Row>
  );
}

function Host({ game: { organizer, viewer } }: { game: GameDetails }) {
  const t = useT();
  const formatName = useFormatName();
  const { _id, name, photo, hosted, wentAhead } = organizer;
  const words = t('match.people.hosts', { name: formatName(name) });
  return (
    <div className={classes.host}>
      <Avatar name={formatName(name)} photo={photo} size={40} />
      <Stack as="p" shrinks>
        {viewer ? (
          <Text to={`/player/${_id}`} as={Link} weight={650} breaks className={classes.name}>
            {words}
          </Text>
        ) : (
          <Text as="span" weight={650} breaks className={classes.name}>
            {words}
          </Text>
        )}
        {hosted !== null && wentAhead !== null && (
          <Text as="span" size={14} tone="muted" className="numbers">
            {hosted === 0 ? t('match.people.firstGame') : t('match.people.hosted', { count: hosted, ahead: wentAhead })}
          </Text>
        )}
      </Stack>
    </div>
  );
}

/** The players' faces, those first with whom the viewer has played; guests have no face. */
function facesOf({ potential_users: players, viewer }: GameDetails) {
  const known = viewer?.playedWith ?? [];
  const place = ({ _id }: GamePlayer) => (known.includes(_id) ? known.indexOf(_id) : known.length);
  return players
    .filter(({ role }) => role !== 'guest')
    .toSorted((a, b) => place(a) - place(b))
    .slice(0, limits.stack)
    .map(({ _id, name, photo }) => ({ _id, name: name ?? '', photo }));
}
