import type { GameTeam } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import classes from './wizard.module.css';

interface Props {
  teams: readonly GameTeam[];
  teamId: string | null;
  onChoose: (teamId: string) => void;
}

/** Only teams with room are offered (1-games §2). */
export function TeamChoice({ teams, teamId, onChoose }: Props) {
  const t = useT();
  const open = teams.filter((team) => team.team_members < team.team_size);
  if (open.length === 0) return <p>{t('joining.pay.noTeams')}</p>;
  return (
    <fieldset className={classes.teams}>
      <legend>
        <strong>{t('joining.pay.team')}</strong>
      </legend>
      {open.map((team) => (
        <label key={team._id} className={classes.team}>
          <input type="radio" name="team" checked={team._id === teamId} onChange={() => onChoose(team._id)} />
          <i style={{ background: team.color }} aria-hidden="true" />
          {t('joining.pay.teamOption', { name: team.name, left: team.team_size - team.team_members })}
        </label>
      ))}
    </fieldset>
  );
}
