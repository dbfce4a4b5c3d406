import type { Tournament, TournamentMatch } from '@rondo/contract';
import { countingOf, type Part, results } from '@rondo/rules/results';
import { useState } from 'react';
import { isUnanswered } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useFormatName } from '../../platform/names.ts';
import { useTypedState } from '../../platform/typed.ts';
import { showBanner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipChoices } from '../../ui/chip-choices.tsx';
import { Counter } from '../../ui/counter.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import { useNames } from './names.ts';
import classes from './result-sheet.module.css';
import { type EnteredResult, keepResultOf } from './kept-results.ts';
import { sendResultOf } from './send-results.ts';
import { useAct } from './use-act.ts';

interface Props {
  tournament: Tournament;
  match: TournamentMatch;
  onClose: () => void;
}

type Which = 0 | 1;
const sideOf = { first: 0, second: 1 } as const satisfies Record<string, Which>;
const wordOf = (which: Which | null) => (which === null ? '' : which === 0 ? 'first' : 'second');

/** Enters what came out of a match: a press a goal or point, a set at a time; who won a shoot-out; who didn't play. */
export default function ResultSheet({ tournament, match, onClose }: Props) {
  const t = useT();
  const { _id: id, sport, terms, teams } = tournament;
  const names = useNames(tournament);
  const counting = countingOf(sport) ?? 'goals';
  const [parts, setParts] = useTypedState<readonly Part[]>('parts', () =>
    match.result && match.result.parts.length > 0
      ? match.result.parts
      : Array.from({ length: counting === 'sets' ? (terms.sets?.toWin ?? 1) : 1 }, (): Part => [0, 0]),
  );
  const [shootOut, setShootOut] = useTypedState<Which | null>('shootOut', match.result?.shootOut ?? null);
  const [gaveUp, setGaveUp] = useTypedState<Which | null>('gaveUp', match.result?.gaveUp ?? null);
  const [asksWho, setAsksWho] = useState(gaveUp !== null);
  const [[one, other] = [0, 0]] = parts;
  const isLevel = counting !== 'sets' && one === other && (match.stage === 'knock-out' || match.stage === 'losers');
  const [mine, theirs] = match.sides.map(({ team }) => team);
  const { act, working, refusal } = useAct(
    id,
    (entered: EnteredResult) => sendResultOf(id, match.id, entered),
    (_, { result }) => {
      keepResultOf(id, match.id, null);
      onClose();
      showBanner('success', t(result === null ? 'tournaments.result.takenBack' : 'tournaments.result.saved'));
    },
    (error, entered, otherwise) => {
      if (!isUnanswered(error)) return otherwise(error);
      keepResultOf(id, match.id, entered);
      onClose();
      showBanner('info', t('results.unsent'));
    },
  );
  const enter = (result: EnteredResult['result']) =>
    act({
      result,
      teams: mine && theirs ? [mine, theirs] : null,
      // Later than the one it changes, even by a slow clock.
      at: new Date(Math.max(Date.now(), (Date.parse(match.entered?.at ?? '') || 0) + 1)).toISOString(),
    });
  const count = (set: number, side: Which, by: 1 | -1) => {
    refusal.clear();
    setParts(
      parts.map((part, index): Part => {
        if (index !== set) return part;
        const value = Math.max(0, Math.min(results.countMax, part[side] + by));
        return side === 0 ? [value, part[1]] : [part[0], value];
      }),
    );
  };
  const both = (['first', 'second'] as const).map((value) => ({
    value,
    label: names.side(match.sides[sideOf[value]]),
  }));
  return (
    <FormSheet
      title={names.match(match)}
      action={t('tournaments.result.save')}
      cancel={t('tournaments.result.cancel')}
      working={working}
      refusal={refusal}
      onSubmit={() =>
        enter({
          parts: gaveUp === null ? parts.map(([one, other]): [number, number] => [one, other]) : [],
          shootOut: gaveUp === null && isLevel ? shootOut : null,
          gaveUp,
        })
      }
      onClose={onClose}
    >
      <Stack gap={16}>
        <div className={classes.names}>
          {[...match.sides.entries()].map(([which, side]) => (
            <TeamMark
              key={which}
              name={names.side(side)}
              color={teams.find(({ _id }) => _id === side.team)?.color ?? null}
            />
          ))}
        </div>
        {match.entered && <Entered entered={match.entered} />}
        {gaveUp === null &&
          [...parts.entries()].map(([set, part]) => (
            <Stack key={set} gap={4}>
              {counting === 'sets' && (
                <Text size={14} tone="muted" centered>
                  {t('tournaments.result.set', { number: set + 1 })}
                </Text>
              )}
              <div className={classes.sides}>
                {([0, 1] as const).map((side) => (
                  <Counter
                    key={side}
                    team={names.side(match.sides[side])}
                    count={part[side]}
                    onCount={(by) => count(set, side, by)}
                  />
                ))}
              </div>
            </Stack>
          ))}
        {counting === 'sets' && gaveUp === null && (
          <Row gap={10} wrap>
            {parts.length < Math.min(results.setsMax, 2 * (terms.sets?.toWin ?? 1) - 1) && (
              <Button variant="secondary" onClick={() => setParts([...parts, [0, 0]])}>
                {t('tournaments.result.addSet')}
              </Button>
            )}
            {parts.length > 1 && (
              <Button variant="plain" onClick={() => setParts(parts.slice(0, -1))}>
                {t('tournaments.result.dropSet', { number: parts.length })}
              </Button>
            )}
          </Row>
        )}
        {isLevel && gaveUp === null && (
          <ChipChoices
            legend={t('tournaments.result.shootOut')}
            options={both}
            value={wordOf(shootOut)}
            onChange={(side) => setShootOut(sideOf[side])}
          />
        )}
        {asksWho ? (
          <ChipChoices
            legend={t('tournaments.result.who')}
            options={[{ value: 'nobody' as const, label: t('tournaments.result.nobody') }, ...both]}
            value={gaveUp === null ? 'nobody' : wordOf(gaveUp)}
            onChange={(side) => setGaveUp(side === 'nobody' ? null : sideOf[side])}
          />
        ) : (
          <Button variant="plain" onClick={() => setAsksWho(true)}>
            {t('tournaments.result.gaveUp')}
          </Button>
        )}
        {match.result && (
          <Button variant="plain" disabled={working} onClick={() => enter(null)}>
            {t('tournaments.result.takeBack')}
          </Button>
        )}
      </Stack>
    </FormSheet>
  );
}

/** Who entered it and when, and how often it was changed. */
function Entered({ entered: { at, by, changes } }: { entered: NonNullable<TournamentMatch['entered']> }) {
  const t = useT();
  const formats = useFormats();
  const formatName = useFormatName();
  const said = [
    ...(by === null ? [] : [t('tournaments.result.by', { name: formatName(by), time: formats.time(at) })]),
    ...(changes > 0 ? [`${t('tournaments.match.changed', { count: changes })}.`] : []),
  ];
  return (
    <Text size={14} tone="muted" centered>
      {said.join(' ')}
    </Text>
  );
}
