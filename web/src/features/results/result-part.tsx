import type { GameDetails, GameResult, ShownResult } from '@rondo/contract';
import { confirmResult } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { showBanner } from '../../ui/banner.tsx';
import { Button, SubmitButton } from '../../ui/button.tsx';
import { Note } from '../../ui/form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { useAnchor } from '../../ui/use-anchor.ts';
import { TeamMark } from '../../ui/team-mark.tsx';
import { numbered } from './draft-bouts.ts';
import type { KeptResult } from './kept-result.ts';
import { resultQuery } from './result-query.ts';
import classes from './results.module.css';

interface Props {
  game: GameDetails;
  shown: ShownResult;
  kept: KeptResult | null;
  linkKey: string | null;
  onEnter: () => void;
}

/** What came out between the teams, whether it stands, and the one thing that the viewer may do about it (product.md#results). */
export function ResultPart({ game, shown, kept, linkKey, onEnter }: Props) {
  const t = useT();
  const { result, captains, mayEnter, mayConfirm } = shown;
  const formatName = useFormatName();
  const heading = useAnchor('result');
  if (!result && !kept && !mayEnter && captains.length === 0) return null;
  return (
    <Stack gap={12} as="section" id="result" className={classes.result}>
      <Text as="h3" size={18} ref={heading} tabIndex={-1}>
        {t('results.title')}
      </Text>
      {result && <Bouts game={game} result={result} />}
      {result && <Standing result={result} />}
      {kept && <Note>{t('results.unsent')}</Note>}
      {!result && !mayEnter && captains.length > 0 && (
        <Text tone="muted">
          {t('results.captains', { names: captains.map(({ name }) => formatName(name)).join(', ') })}
        </Text>
      )}
      <Row gap={10} wrap>
        {result && mayConfirm && <Confirm gameId={game._id} linkKey={linkKey} result={result} />}
        {mayEnter && (
          <Button variant={result ? 'plain' : 'secondary'} onClick={onEnter}>
            {t(result ? 'results.change' : 'results.enter')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

/** One bout is a scoreboard; of more each is a line, below whoever won most of them. */
function Bouts({ game: { teams }, result: { bouts, outcomes } }: { game: GameDetails; result: GameResult }) {
  const t = useT();
  const teamOf = (id: string) => teams.find(({ _id }) => _id === id) ?? { name: '', color: null };
  const winner = outcomes.find(({ outcome }) => outcome === 'won')?.team;
  return (
    <>
      {bouts.length > 1 && winner !== undefined && (
        <Row gap={8} weight={650} className={classes.winner}>
          <Icon name="trophy" />
          {t('results.won', { team: teamOf(winner).name })}
        </Row>
      )}
      <ul className={classes.bouts} data-one={bouts.length === 1 || undefined}>
        {numbered(bouts).map(({ one: bout, n }) => (
          <BoutLine key={n} bout={bout} one={teamOf(bout.sides[0])} other={teamOf(bout.sides[1])} />
        ))}
      </ul>
    </>
  );
}

type Team = Parameters<typeof TeamMark>[0];

interface BoutProps {
  bout: GameResult['bouts'][number];
  one: Team;
  other: Team;
}

function BoutLine({ bout: { score, parts }, one, other }: BoutProps) {
  const t = useT();
  const [mine, theirs] = score;
  return (
    <li className={classes.bout} aria-label={t('results.versus', { one: one.name, other: other.name })}>
      <TeamMark name={one.name} color={one.color} />
      <span className={classes.score}>
        <span data-less={mine < theirs || undefined}>{mine}</span> –{' '}
        <span data-less={theirs < mine || undefined}>{theirs}</span>
      </span>
      <TeamMark name={other.name} color={other.color} />
      {parts.length > 1 && <span className={classes.parts}>{parts.map((part) => part.join('–')).join(' · ')}</span>}
    </li>
  );
}

/** Who entered it, how often it was changed, and until when it waits. */
function Standing({ result: { enteredBy, changes, stands, standsAt } }: { result: GameResult }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const formatName = useFormatName();
  const said = [
    ...(enteredBy === null ? [] : [t('results.by', { name: formatName(enteredBy) })]),
    ...(changes > 0 ? [t('results.changed', { count: changes })] : []),
    ...(stands ? [] : [t('results.waits', { when: `${formats.day(standsAt, now)} ${formats.time(standsAt)}` })]),
  ];
  return (
    said.length > 0 && (
      <Text size={14} tone="muted">
        {said.join(' ')}
      </Text>
    )
  );
}

function Confirm({ gameId, linkKey, result }: { gameId: string; linkKey: string | null; result: GameResult }) {
  const { t, explain } = useI18n();
  const client = useQueryClient();
  const { queryKey } = resultQuery(gameId, linkKey);
  const confirm = useMutation({
    mutationFn: () => call(confirmResult, { params: { id: gameId }, body: { enteredAt: result.enteredAt } }),
    onSuccess: ({ data }) => {
      client.setQueryData(queryKey, data);
      showBanner('success', t('results.confirmed'));
    },
    onError: (error) => {
      showBanner('error', explain(error));
      // It may have been changed meanwhile.
      void client.invalidateQueries({ queryKey });
    },
  });
  return (
    <SubmitButton type="button" working={confirm.isPending} onClick={() => confirm.mutate()}>
      {t('results.confirm')}
    </SubmitButton>
  );
}
