import type { Tournament } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/form.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import { MatchRow } from '../match-row.tsx';
import { useNames } from '../names.ts';
import { useAct } from '../use-act.ts';
import { Conflicts } from './conflicts.tsx';
import { instantOf, sendPlan } from './plan-commands.ts';

interface Props {
  tournament: Tournament;
  seeds: readonly string[];
  /** Leads to how it is played, where there can be fewer groups or rounds. */
  onTerms: () => void;
  onClose: () => void;
}

/** Draws the matches and shows their plan before it is kept: when it ends, and whether no plan ends earlier. */
export function PlanSheet({ tournament, seeds, onTerms, onClose }: Props) {
  const { t, explain } = useI18n();
  const { _id: id } = tournament;
  const preview = useQuery({
    queryKey: ['tournaments', 'plan', id, seeds],
    queryFn: async () => (await sendPlan(id, { seeds, preview: true })).data,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const { act, working, refusal } = useAct(
    id,
    () => sendPlan(id, { seeds, preview: false }),
    () => {
      onClose();
      showBanner('success', t('tournamentLeading.plan.kept'));
    },
  );
  const { data } = preview;
  const isWrong = data !== undefined && (data.plan.conflicts.length > 0 || data.plan.unplaced.length > 0);
  return (
    <Sheet
      open
      title={t('tournamentLeading.plan.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('tournamentLeading.plan.close')}
          </Button>
          {preview.error && tournament.stage === 'open' ? (
            <Button onClick={onTerms}>{t('tournamentLeading.terms.title')}</Button>
          ) : (
            <SubmitButton type="button" working={working} blocked={!data || isWrong} onClick={() => act(undefined)}>
              {t('tournamentLeading.plan.keep')}
            </SubmitButton>
          )}
        </>
      }
    >
      <Stack gap={16} {...refusal.form}>
        {data ? (
          <Planned {...data} />
        ) : preview.error ? (
          <Problem>{explain(preview.error)}</Problem>
        ) : (
          <Loading>
            <Skeleton height={420} />
          </Loading>
        )}
        {refusal.whole && <Problem>{refusal.whole}</Problem>}
      </Stack>
    </Sheet>
  );
}

type Previewed = Awaited<ReturnType<typeof sendPlan>>['data'];

function Planned({ plan, tournament }: Previewed) {
  const { t } = useI18n();
  const formats = useFormats();
  const names = useNames(tournament);
  const { matches, teams, terms } = tournament;
  const at = (minutes: number) => formats.time(instantOf(tournament, minutes));
  const inOrder = matches.toSorted((a, b) => Date.parse(a.startsAt ?? '') - Date.parse(b.startsAt ?? '') || 0);
  return (
    <>
      <div>
        <Text size={18} weight={650} className="numbers">
          {t('tournamentLeading.plan.ends', { count: matches.length, time: at(plan.end) })}
        </Text>
        <Text size={15} tone="muted" className="numbers">
          {terms.isQueue
            ? t('tournamentLeading.plan.none')
            : plan.isShortest
              ? t('tournamentLeading.plan.shortest')
              : t('tournamentLeading.plan.bound', { time: at(plan.bound) })}
        </Text>
      </div>
      {plan.unplaced.length > 0 && (
        <Problem>{t('tournamentLeading.plan.unplaced', { count: plan.unplaced.length })}</Problem>
      )}
      <Conflicts tournament={tournament} conflicts={plan.conflicts} />
      <Stack as="ol" gap={8}>
        {inOrder.map((match) => (
          <li key={match.id}>
            <MatchRow match={match} names={names} teams={teams} />
          </li>
        ))}
      </Stack>
    </>
  );
}
