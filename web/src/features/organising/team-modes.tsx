import type { GameDetails } from '@rondo/contract';
import {
  assignBalanced,
  assignTopPlayers,
  type AssignablePlayer,
  drawsMax,
  gameForm,
  proposedTeamSize,
  type TeamAssignment,
} from '@rondo/rules';
import { useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { useTypedState } from '../../platform/typed.ts';
import { showBanner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { type DraftTeam, fillTeams } from './team-draft.ts';
import classes from './teams.module.css';
import { useDrawTeams } from './use-draw-teams.ts';

interface Props {
  game: GameDetails;
  teams: readonly DraftTeam[];
  nameOf: (number: number) => string;
  onDivided: (teams: DraftTeam[]) => void;
}

const modes = ['random', 'top', 'balanced'] as const;
type Mode = (typeof modes)[number];

/** Divides all players at once (product.md#team-assignment); a tournament's teams have fixed sizes. */
export function TeamModes({ game, teams, nameOf, onDivided }: Props) {
  const t = useT();
  const [typed, setTyped] = useTypedState<string | null>('typed', null);
  const [checked, setChecked] = useState(false);
  const size = typed ?? String(proposedTeamSize(game.sport, game.potential_users.length));
  const asked = /^\d+$/.test(size.trim()) ? Number(size) : 0;
  const draw = useDrawTeams(game._id);
  const players: AssignablePlayer[] = game.potential_users.map(({ _id: id, elo }) => ({ id, elo }));

  const divide = (mode: Mode) => {
    setChecked(true);
    if (players.length === 0) {
      showBanner('warning', t('teams.nobody'));
      return;
    }
    if (!game.tournament && asked < 1) return;
    const teamSize = game.tournament ? ownSize(game, mode) : Math.min(asked, gameForm.teamSizeMax);
    const fill = (groups: string[][]) => onDivided(fillTeams(teams, groups, game.tournament, nameOf));
    if (mode === 'random') draw.mutate(teamSize, { onSuccess: (drawn) => fill(drawn.teams) });
    else fill(assign[mode](players, teamSize).teams.map((team) => team.map(({ id }) => id)));
  };
  return (
    <Stack gap={12}>
      {game.tournament ? (
        <Text size={15} tone="muted">
          {t('teams.ownSizes')}
        </Text>
      ) : (
        <div className={classes.size}>
          <Field
            label={t('teams.size')}
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            value={size}
            error={checked && asked < 1 ? t('teams.sizeInvalid') : undefined}
            onBlur={() => setChecked(true)}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <div className={classes.ways}>
        {modes.map((mode) => (
          <Button key={mode} variant="secondary" disabled={draw.isPending} onClick={() => divide(mode)}>
            {t(`teams.${mode}`)}
          </Button>
        ))}
      </div>
      {draw.data && (
        <Text size={15} tone="muted" className="numbers">
          {t('teams.drawn', { number: draw.data.number, most: drawsMax })}
        </Text>
      )}
    </Stack>
  );
}

const assign: Record<
  Exclude<Mode, 'random'>,
  (players: AssignablePlayer[], teamSize: number) => TeamAssignment<AssignablePlayer>
> = {
  top: assignTopPlayers,
  balanced: assignBalanced,
};

/** The size that spreads players over all teams; the mode of the best players fills two. */
function ownSize({ teams, potential_users: players }: GameDetails, mode: Mode): number {
  const smallest = Math.max(1, Math.min(...teams.map(({ team_size: size }) => size)));
  return mode === 'top' ? smallest : Math.max(1, Math.ceil(players.length / Math.max(1, teams.length)));
}
