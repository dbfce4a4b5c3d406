import { gameForm } from '@rondo/rules';
import { numberOf } from '../../platform/call-form.ts';
import { useT } from '../../platform/i18n.tsx';
import { useTypedState } from '../../platform/typed.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/layout.tsx';
import { focusSoon } from './form-context.ts';
import type { SectionProps } from './use-game-form.ts';
import classes from './rows.module.css';
import { NumberField } from './number-field.tsx';
import { equalTeams, newTeam, teamColors } from './teams.ts';

const presetTeams = 4;
const colorNames = Object.entries(teamColors) as [keyof typeof teamColors, string][];

interface Props extends Pick<SectionProps, 'form'> {
  /** Whether they are the places of a tournament, which stay as they were made but for names and colours. */
  areFixed: boolean;
}

/** The teams of a tournament, each with a name, a colour and a size. */
export function TeamFields({ form, areFixed }: Props) {
  const t = useT();
  const { teams, players } = form.values;
  const [count, setCount] = useTypedState('count', String(Math.max(teams.length, presetTeams)));
  const named = (number: number) => t('create.teams.named', { number });
  const error = form.at('teams');
  const fine = numberOf(count) >= gameForm.teamsMin && numberOf(count) <= gameForm.teamsMax;
  return (
    <fieldset className={classes.rows} data-path="teams" data-invalid={error ? true : undefined}>
      <legend className={classes.legend}>{t('create.teams.title')}</legend>
      {!areFixed && (
        <div className={classes.shortcut}>
          <Field
            label={t('create.teams.count')}
            inputMode="numeric"
            autoComplete="off"
            value={count}
            onChange={(event) => setCount(event.target.value.replaceAll(/\D/g, ''))}
          />
          <Button
            variant="secondary"
            disabled={!fine}
            onClick={() => form.change({ teams: equalTeams(teams, numberOf(count), players, named) })}
          >
            {t('create.teams.equal')}
          </Button>
        </div>
      )}
      {teams.map((team, at) => (
        <div key={team.key} className={`${classes.row} ${classes.team}`}>
          <Field label={t('create.teams.name')} autoComplete="off" {...form.text(`teams.${at}.name`)} />
          <div className={classes.color}>
            <SelectField label={t('create.teams.color')} {...form.text(`teams.${at}.color`)}>
              {colorNames.map(([name, hex]) => (
                <option key={hex} value={hex}>
                  {t(`create.colors.${name}`)}
                </option>
              ))}
              {!colorNames.some(([, hex]) => hex === team.color) && <option value={team.color}>{team.color}</option>}
            </SelectField>
            <span className={classes.swatch} style={{ backgroundColor: team.color }} aria-hidden="true" />
          </div>
          <NumberField
            form={form}
            path={`teams.${at}.team_size`}
            label={t('create.teams.size')}
            hint={team.team_members > 0 ? t('create.teams.members', { count: team.team_members }) : undefined}
          />
          <IconButton
            label={t('common.remove', { name: team.name || named(at + 1) })}
            disabled={areFixed || team.team_members > 0}
            onClick={() => {
              form.change({ teams: teams.toSpliced(at, 1) });
              focusSoon('addTeam');
            }}
          >
            <Icon name="cross" />
          </IconButton>
        </div>
      ))}
      {error && (
        <Text size={14} tone="cancelled" weight={550} role="alert">
          {error}
        </Text>
      )}
      {!areFixed && teams.length < gameForm.teamsMax && (
        <Button
          variant="secondary"
          data-path="addTeam"
          onClick={() => {
            form.change({ teams: [...teams, newTeam(teams, named(teams.length + 1))] });
            focusSoon(`teams.${teams.length}.name`);
          }}
        >
          <Icon name="plus" size={18} />
          {t('create.teams.add')}
        </Button>
      )}
    </fieldset>
  );
}
