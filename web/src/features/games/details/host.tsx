import type { GameDetails } from '@rondo/contract';
import { useT } from '../../../platform/i18n.tsx';
import { Link } from '../../../platform/link.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import classes from './host.module.css';

/** Who hosts the game, with how many they hosted before; a name leads to the player for who is logged in (pages.md#game-page). */
export function Host({ game: { organizer, viewer } }: { game: GameDetails }) {
  const t = useT();
  const formatName = useFormatName();
  const { _id, name, photo, hosted, wentAhead } = organizer;
  const words = t('match.people.hosts', { name: formatName(name) });
  return (
    <Row gap={12} align="center" className={classes.host}>
      <Avatar name={formatName(name)} photo={photo} size={40} />
      <Stack as="p" shrinks>
        {viewer ? (
          <Text to={`/player/${_id}`} as={Link} weight={650} breaks className={classes.name}>
            {words}
          </Text>
        ) : (
          <Text as="span" weight={650} breaks>
            {words}
          </Text>
        )}
        {hosted !== null && wentAhead !== null && (
          <Text as="span" size={14} tone="muted" className="numbers">
            {hosted === 0 ? t('match.people.firstGame') : t('match.people.hosted', { count: hosted, ahead: wentAhead })}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
