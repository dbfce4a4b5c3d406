import type { GameDetails, GamePlayer } from '@rondo/contract';
import { showsScores } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { useUser } from '../../../platform/session.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Chip } from '../../../ui/chips.tsx';
import { PlayerName } from '../../../ui/player-name.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { ScoreMark } from '../../../ui/score-mark.tsx';
import { TagChips } from '../../../ui/tag-chips.tsx';
import { TeamMark } from '../../../ui/team-mark.tsx';
import { TrustedTick } from '../../../ui/trusted.tsx';
import classes from './player.module.css';

interface Props {
  player: GamePlayer & { refunded?: boolean };
  game: GameDetails;
  /** Beside how often they played. */
  children?: ReactNode;
}

/** A player in the list of a game, as members see them. */
export function Player({ player, game, children }: Props) {
  const t = useT();
  const formatName = useFormatName();
  const user = useUser();
  const name = formatName(player.name);
  const guest = player.role === 'guest';
  const community = game.communities[0]?.communityOptions ?? null;
  const scoreShown = showsScores({ eloDisabled: game.elo_disabled, community });
  const games = guest ? null : player.game_count;
  // The score as a number is only for the player and where a community shows it (design.md#colour); elsewhere the band says enough.
  const numberShown = community !== null || player._id === user?._id;
  const score = scoreShown && player.eloArray.find(({ sport }) => sport === game.sport);
  return (
    <>
      <Avatar name={name} photo={player.photo} size={42} />
      <Stack as="span" gap={2} grows>
        <span>
          <PlayerName id={guest ? null : player._id} className={classes.name}>
            {player.nickname ?? name}
          </PlayerName>{' '}
          <TrustedTick games={player.game_count} />
        </span>
        {player.nickname && (
          <Text as="span" size={15} tone="muted" breaks>
            {name}
          </Text>
        )}
        {(games !== null || score || children) && (
          <Row as="span" gap={12} lineGap={0} wrap size={14} tone="muted" className="numbers">
            {games !== null && <span>{t('match.lists.games', { count: games })}</span>}
            {score && (
              <ScoreMark
                elo={score.elo}
                band={score.band}
                provisional={score.provisional}
                size={20}
                isBandOnly={!numberShown}
              />
            )}
            {children}
          </Row>
        )}
        <TagChips tags={player.tags} />
      </Stack>
      <Row as="span" gap={6} justify="end" wrap className={classes.marks}>
        {player.teamName && (
          <span className={classes.team}>
            <TeamMark name={player.teamName} color={player.teamColor} />
          </span>
        )}
        {player._id === user?._id && <Chip tone="info">{t('match.lists.you')}</Chip>}
        {player.refunded && (
          <span className={classes.refunded}>
            <Chip icon="refund" tone="info">
              {t('match.lists.refunded')}
            </Chip>
          </span>
        )}
        {guest && <Chip>{t('match.lists.guest')}</Chip>}
      </Row>
    </>
  );
}
