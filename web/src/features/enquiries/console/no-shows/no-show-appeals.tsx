import type { ListedNoShow } from '@rondo/contract';
import { decideNoShow } from '@rondo/contract/forms';
import { every } from '@rondo/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useI18n } from '../../../../platform/i18n.tsx';
import { Link } from '../../../../platform/link.tsx';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { Button } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chips.tsx';
import { Row, Stack, Text } from '../../../../ui/layout.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { useDates } from '../../../../ui/console/use-dates.ts';
import classes from './no-shows.module.css';
import { type Decision, decide } from './commands.ts';
import { noShowsQuery } from './queries.ts';

const steps = every<Decision>()(['uphold', 'take_back']);

/** No-shows that the organiser kept and the player appealed against again: the statements of both sides, and an admin's decision. */
export function NoShowAppeals() {
  const { t, explain } = useI18n();
  const client = useQueryClient();
  const list = useQuery(noShowsQuery);
  const { step, about, open, close } = useUrlStep(steps, ['id']);
  if (list.isPending) return null;
  if (list.isError)
    return (
      <ErrorState
        title={t('running.noShows.failed')}
        message={explain(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  if (list.data.length === 0) return null;
  const decided = list.data.find(({ _id, state }) => _id === about('id') && state === 'escalated');
  return (
    <Stack as="section" gap={12} below={24} aria-label={t('running.noShows.title')}>
      <div>
        <Text as="h2" size={18}>
          {t('running.noShows.title')}
        </Text>
        <Text tone="muted" size={15}>
          {t('running.noShows.intro')}
        </Text>
      </div>
      <Stack as="ul" gap={12}>
        {list.data.map((noShow) => (
          <li key={noShow._id}>
            <Appeal noShow={noShow} onDecide={(act) => open(act, { id: noShow._id })} />
          </li>
        ))}
      </Stack>
      {step && decided && (
        <ReasonSheet
          call={decideNoShow}
          title={t(`running.noShows.${step}.title`)}
          body={t(`running.noShows.${step}.body`, { player: decided.player.name })}
          action={t(`running.noShows.${step}.do`)}
          isDanger={step === 'uphold'}
          reasonHint={t('running.noShows.reasonHint')}
          act={(reason, key) => decide(decided, step, { reason, key })}
          onDone={() => {
            close();
            void client.invalidateQueries({ queryKey: noShowsQuery.queryKey });
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function Appeal({ noShow, onDecide }: { noShow: ListedNoShow; onDecide: (act: (typeof steps)[number]) => void }) {
  const { t } = useI18n();
  const dates = useDates();
  const { match, player, organiser, state } = noShow;
  const said = [
    ['appeal', player.name, noShow.appeal],
    ['reason', organiser.name, noShow.reason],
    ['secondAppeal', player.name, noShow.secondAppeal],
    ['verdict', t('running.noShows.us'), noShow.verdict],
  ] as const;
  return (
    <Stack as="article" gap={12} className={classes.appeal}>
      <Row gap={12} lineGap={8} align="center" justify="between" wrap>
        <Text as="h3" size={16}>
          <Link to={`/match/${match._id}`}>{match.name}</Link>
        </Text>
        <Chip tone={state === 'escalated' ? 'pending' : 'info'}>
          {t(
            state === 'escalated'
              ? 'running.noShows.waits'
              : `running.noShows.${state === 'upheld' ? 'upheld' : 'takenBack'}`,
          )}
        </Chip>
      </Row>
      <Text tone="muted">
        {dates.moment(match.game_date)} ·{' '}
        {t('running.noShows.between', { player: player.name, organiser: organiser.name })}
      </Text>
      <Stack as="dl" gap={10}>
        {said.map(
          ([part, who, words]) =>
            words !== null && (
              <div key={part}>
                <Text as="dt" size={14} tone="muted">
                  {who}
                </Text>
                <Text as="dd" breaks>
                  {words}
                </Text>
              </div>
            ),
        )}
      </Stack>
      {state === 'escalated' && (
        <Row gap={10} wrap>
          <Button onClick={() => onDecide('take_back')}>{t('running.noShows.take_back.do')}</Button>
          <Button variant="secondary" onClick={() => onDecide('uphold')}>
            {t('running.noShows.uphold.do')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
