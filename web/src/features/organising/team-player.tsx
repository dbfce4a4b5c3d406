import type { GamePlayer } from '@rondo/contract';
import { prior } from '@rondo/rules';
import { useEffect, useRef, type PointerEvent } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { TagChips } from '../../ui/tag-chips.tsx';
import { type DraftTeam, hasRoom } from './team-draft.ts';
import classes from './teams.module.css';

interface Props {
  player: GamePlayer;
  teamKey: string | null;
  teams: readonly DraftTeam[];
  lifted: boolean;
  /** Whether the player was just moved here with the list of teams, which then keeps the focus. */
  focus: boolean;
  onMove: (playerId: string, key: string | null) => void;
  onGrab: (event: PointerEvent<HTMLElement>, playerId: string) => void;
}

/** A player who can be dragged, or moved by choosing a team. */
export function TeamPlayer({ player, teamKey, teams, lifted, focus, onMove, onGrab }: Props) {
  const t = useT();
  const formatName = useFormatName();
  const formats = useFormats();
  const list = useRef<HTMLSelectElement>(null);
  const name = formatName(player.name);
  useEffect(() => {
    if (focus) list.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <Row
      as="li"
      align="center"
      shrinks
      className={`${classes.player} ${lifted ? classes.lifted : ''}`}
      onPointerDown={(event) => onGrab(event, player._id)}
    >
      <span className={classes.handle} data-handle aria-hidden="true">
        <Avatar name={name} photo={player.photo} size={30} />
      </span>
      <Stack as="span" grows className={classes.who}>
        <span className={classes.name}>{player.nickname ? `${player.nickname} (${name})` : name}</span>
        <TagChips tags={player.tags} />
        <Text as="span" size={13} tone="muted" className="numbers">
          {player.elo === null
            ? t('teams.noScore', { elo: formats.score(prior.score) })
            : t('teams.score', { elo: formats.score(player.elo) })}
        </Text>
      </Stack>
      <Icon name="down" size={14} className={classes.arrow} />
      <select
        ref={list}
        className={classes.choice}
        aria-label={t('teams.moveTo', { name })}
        value={teamKey ?? ''}
        onChange={(event) => onMove(player._id, event.target.value || null)}
      >
        <option value="">{t('teams.none')}</option>
        {teams.map((team) => {
          const full = team.key !== teamKey && !hasRoom(team);
          return (
            <option key={team.key} value={team.key} disabled={full}>
              {full ? t('teams.fullOption', { team: team.name }) : team.name}
            </option>
          );
        })}
      </select>
    </Row>
  );
}
