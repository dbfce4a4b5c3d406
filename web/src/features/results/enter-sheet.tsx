import type { GameDetails } from '@rondo/contract';
import { type Bout, countingOf, isSetOver, results } from '@rondo/rules/results';
import { useT } from '../../platform/i18n.tsx';
import { useTypedState } from '../../platform/typed.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Note } from '../../ui/form.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import { Counter } from '../../ui/counter.tsx';
import { counted, firstBouts, numbered, withBout, withoutSet, withSet, withSide } from './draft-bouts.ts';
import classes from './results.module.css';
import { useEnterResult } from './use-enter-result.ts';

interface Props {
  game: GameDetails;
  /** The result to change; empty for a new one. */
  bouts: readonly Bout[];
  linkKey: string | null;
  onClose: () => void;
}

/** Enters a result: a press a goal or point, a set at a time, a round for each two teams that played. */
export default function EnterSheet({ game, bouts: before, linkKey, onClose }: Props) {
  const t = useT();
  const teams = game.teams.map(({ _id }) => _id);
  const counting = countingOf(game.sport) ?? 'goals';
  const [bouts, setBouts] = useTypedState<readonly Bout[]>('result', () =>
    before.length > 0 ? before : firstBouts(teams),
  );
  const { save, working, refusal } = useEnterResult(game._id, linkKey, onClose);
  const change = (next: readonly Bout[]) => {
    refusal.clear();
    setBouts(next);
  };
  const nameOf = (id: string) => game.teams.find(({ _id }) => _id === id)?.name ?? '';
  return (
    <FormSheet
      title={t(before.length > 0 ? 'results.title' : 'results.enter')}
      action={t('results.save')}
      cancel={t('results.cancel')}
      working={working}
      refusal={refusal}
      onSubmit={() => save(bouts)}
      onClose={onClose}
    >
      <Stack gap={20}>
        {numbered(bouts).map(({ one: bout, n }) => (
          <Stack
            key={n}
            gap={10}
            as="section"
            aria-label={teams.length > 2 ? t('results.round', { number: n + 1 }) : undefined}
          >
            {teams.length > 2 && (
              <Row gap={10} justify="between" align="center">
                <Text as="h3" size={17}>
                  {t('results.round', { number: n + 1 })}
                </Text>
                {bouts.length > 1 && (
                  <Button variant="plain" onClick={() => change(bouts.toSpliced(n, 1))}>
                    {t('results.dropRound', { number: n + 1 })}
                  </Button>
                )}
              </Row>
            )}
            <Sides game={game} bout={bout} onChange={(side, team) => change(withSide(bouts, n, side, team))} />
            {numbered(bout.parts).map(({ one: part, n: set }) => (
              <Stack key={set} gap={4}>
                {counting === 'sets' && (
                  <Text size={14} tone="muted" centered>
                    {t('results.set', { number: set + 1 })}
                  </Text>
                )}
                <div className={classes.sides}>
                  {([0, 1] as const).map((side) => (
                    <Counter
                      key={side}
                      team={nameOf(bout.sides[side])}
                      count={part[side]}
                      onCount={(by) => change(counted(bouts, n, set, side, by))}
                    />
                  ))}
                </div>
              </Stack>
            ))}
            {counting === 'sets' && (
              <SetActs
                bout={bout}
                onAdd={() => change(withSet(bouts, n))}
                onDrop={() => change(withoutSet(bouts, n))}
              />
            )}
          </Stack>
        ))}
        {teams.length > 2 && bouts.length < results.boutsMax && (
          <Button variant="secondary" wide onClick={() => change(withBout(bouts, teams))}>
            {t('results.addRound')}
          </Button>
        )}
        {before.length > 0 && (
          <Button variant="plain" onClick={() => save([])} disabled={working}>
            {t('results.takeBack')}
          </Button>
        )}
      </Stack>
    </FormSheet>
  );
}

interface SidesProps {
  game: GameDetails;
  bout: Bout;
  onChange: (side: 0 | 1, team: string) => void;
}

/** Who plays whom: the two teams, or of more a choice for each side. */
function Sides({ game: { teams }, bout, onChange }: SidesProps) {
  const t = useT();
  if (teams.length === 2)
    return (
      <div className={`${classes.sides} ${classes.names}`}>
        {bout.sides.map((side) => {
          const team = teams.find(({ _id }) => _id === side);
          return team && <TeamMark key={side} name={team.name} color={team.color} />;
        })}
      </div>
    );
  return (
    <div className={classes.sides}>
      {(['first', 'second'] as const).map((name, side) => (
        <SelectField
          key={name}
          label={t(`results.side.${name}`)}
          value={bout.sides[side === 0 ? 0 : 1]}
          onChange={({ target }) => onChange(side === 0 ? 0 : 1, target.value)}
        >
          {teams.map(({ _id, name: team }) => (
            <option key={_id} value={_id}>
              {team}
            </option>
          ))}
        </SelectField>
      ))}
    </div>
  );
}

interface SetActsProps {
  bout: Bout;
  onAdd: () => void;
  onDrop: () => void;
}

/** Another set, or one less; and what a last set that was cut off counts for. */
function SetActs({ bout: { parts }, onAdd, onDrop }: SetActsProps) {
  const t = useT();
  const last = parts.at(-1);
  const number = parts.length;
  return (
    <>
      {last && number > 1 && !isSetOver(last) && <Note>{t('results.cutOff', { number })}</Note>}
      <Row gap={10} wrap>
        {number < results.setsMax && (
          <Button variant="secondary" onClick={onAdd}>
            {t('results.addSet')}
          </Button>
        )}
        {number > 1 && (
          <Button variant="plain" onClick={onDrop}>
            {t('results.dropSet', { number })}
          </Button>
        )}
      </Row>
    </>
  );
}
