import type { GamePlayer } from '@rondo/contract';
import { eloSums, gameForm } from '@rondo/rules';
import type { CSSProperties, PointerEvent } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Grid, Row, Stack, Text } from '../../ui/layout.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import type { DraftTeam } from './team-draft.ts';
import { TeamPlayer } from './team-player.tsx';
import classes from './teams.module.css';

interface Props {
  /** null for players without a team. */
  team: DraftTeam | null;
  /** The team's number, from 1. */
  number: number;
  players: GamePlayer[];
  teams: readonly DraftTeam[];
  /** The key of the team over which a player is dragged, and that player. */
  over: string | null;
  dragged: string | null;
  /** The player who was moved last and keeps the focus. */
  moved: string | null;
  nameError?: string;
  onMove: (playerId: string, key: string | null) => void;
  onGrab: (event: PointerEvent<HTMLElement>, playerId: string) => void;
  /** Left out if the tournament sets name and colour. */
  onChange?: (more: Pick<DraftTeam, 'name'> | Pick<DraftTeam, 'color'>) => void;
  onRemove?: () => void;
}

/** A team with its players, where others can be dropped. */
export function TeamBox({ team, number, players, teams, over, dragged, moved, nameError, ...on }: Props) {
  const t = useT();
  const formats = useFormats();
  const key = team?.key ?? 'none';
  const label = team ? team.name || t('teams.defaultName', { number }) : t('teams.unassigned');
  const [sum = 0] = eloSums([players.map(({ _id: id, elo }) => ({ id, elo }))]);
  const { onChange, onRemove } = on;
  return (
    <section
      className={`${classes.box} ${team ? '' : classes.rest} ${dragged && over === key ? classes.over : ''}`}
      data-team={key}
      aria-label={label}
    >
      <Stack as="header" gap={4} className={classes.boxHead}>
        {team && onChange ? (
          <Row gap={4} align="start" className={classes.edit}>
            <span className={classes.shirt} style={{ '--shirt': team.color } as CSSProperties}>
              <Icon name="shirt" size={40} />
              <input
                type="color"
                value={team.color}
                aria-label={t('teams.color', { team: label })}
                onChange={(event) => onChange({ color: event.target.value })}
              />
            </span>
            <Field
              label={t('teams.name', { number })}
              hideLabel
              value={team.name}
              maxLength={gameForm.teamNameMax}
              error={nameError}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </Row>
        ) : (
          <h3>{team ? <TeamMark name={team.name} color={team.color} /> : t('teams.unassigned')}</h3>
        )}
        {(team || players.length > 0) && (
          <Row align="center">
            <p className={`${classes.sums} numbers`}>
              <span>
                {team && team.size !== null
                  ? t('teams.places', { count: players.length, size: team.size })
                  : t('teams.players', { count: players.length })}
              </span>
              {team && <strong>{t('teams.sum', { sum: formats.score(sum) })}</strong>}
            </p>
            {onRemove && (
              <button
                type="button"
                className={classes.remove}
                aria-label={t('teams.remove', { team: label })}
                onClick={onRemove}
              >
                <Icon name="cross" size={16} />
              </button>
            )}
          </Row>
        )}
      </Stack>
      {players.length === 0 && (
        <Text size={15} tone="muted">
          {team ? t('teams.empty') : t('teams.allAssigned')}
        </Text>
      )}
      <Grid as="ul" gap={6} className={classes.players}>
        {players.map((player) => (
          <TeamPlayer
            key={player._id}
            player={player}
            teamKey={team?.key ?? null}
            teams={teams}
            lifted={dragged === player._id}
            focus={moved === player._id}
            onMove={on.onMove}
            onGrab={on.onGrab}
          />
        ))}
      </Grid>
    </section>
  );
}
