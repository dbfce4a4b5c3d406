import type { GameDetails } from '@rondo/contract';
import {
  assignBalanced,
  assignRandomBalanced,
  assignTopPlayers,
  type AssignablePlayer,
  defaultTeamSize,
  type TeamAssignment,
} from '@rondo/rules';
import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { type DraftTeam, fillTeams } from './team-draft.ts';
import classes from './teams.module.css';

interface Props {
  game: GameDetails;
  teams: readonly DraftTeam[];
  nameOf: (number: number) => string;
  onDivided: (teams: DraftTeam[]) => void;
}

const modes = ['random', 'top', 'balanced'] as const;
type Mode = (typeof modes)[number];

/** How players are divided at once (1-games §9); a tournament's teams have sizes of their own. */
export function TeamModes({ game, teams, nameOf, onDivided }: Props) {
  const t = useT();
  const [size, setSize] = useState(String(defaultTeamSize));
  const [checked, setChecked] = useState(false);
  const asked = /^\d+$/.test(size.trim()) ? Number(size) : 0;
  const players: AssignablePlayer[] = game.potential_users.map(({ _id: id, elo }) => ({ id, elo }));

  const divide = (mode: Mode) => {
    setChecked(true);
    if (players.length === 0) {
      showBanner('warning', t('teams.nobody'));
      return;
    }
    if (!game.tournament && asked < 1) return;
    const made = assign[mode](players, game.tournament ? ownSize(game, mode) : asked);
    const groups = made.teams.map((team) => team.map(({ id }) => id));
    onDivided(fillTeams(teams, groups, game.tournament, nameOf));
  };
  return (
    <div className={classes.modes}>
      {game.tournament ? (
        <p className={`${classes.hint} ${classes.own}`}>{t('teams.ownSizes')}</p>
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
            onChange={(event) => setSize(event.target.value)}
          />
        </div>
      )}
      <div className={classes.ways}>
        {modes.map((mode) => (
          <Button key={mode} variant="secondary" onClick={() => divide(mode)}>
            {t(`teams.${mode}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

const assign: Record<Mode, (players: AssignablePlayer[], teamSize: number) => TeamAssignment<AssignablePlayer>> = {
  random: (players, teamSize) => assignRandomBalanced(players, teamSize, Math.random),
  top: assignTopPlayers,
  balanced: assignBalanced,
};

/** Players spread over all teams; the top mode fills two. */
function ownSize({ teams, potential_users: players }: GameDetails, mode: Mode): number {
  const smallest = Math.max(1, Math.min(...teams.map(({ team_size: size }) => size)));
  return mode === 'top' ? smallest : Math.max(1, Math.ceil(players.length / Math.max(1, teams.length)));
}
