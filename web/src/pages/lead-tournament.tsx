import { useState } from 'react';
import { useParams } from 'react-router';
import { DaySheet } from '../features/tournaments/leading/day-sheet.tsx';
import { DayTools } from '../features/tournaments/leading/day-tools.tsx';
import { LedMatches } from '../features/tournaments/leading/led-matches.tsx';
import { LedTeams } from '../features/tournaments/leading/led-teams.tsx';
import { MoveSheet } from '../features/tournaments/leading/move-sheet.tsx';
import { PlanSheet } from '../features/tournaments/leading/plan-sheet.tsx';
import { Printed } from '../features/tournaments/leading/printed.tsx';
import { Queue } from '../features/tournaments/leading/queue.tsx';
import { Seeds } from '../features/tournaments/leading/seeds.tsx';
import { TermsSheet } from '../features/tournaments/leading/terms-sheet.tsx';
import { Todo } from '../features/tournaments/leading/todo.tsx';
import ResultSheet from '../features/tournaments/result-sheet.tsx';
import { RenameSheet, WithdrawSheet } from '../features/tournaments/team-sheets.tsx';
import { Unsent } from '../features/tournaments/unsent.tsx';
import { useTournament } from '../features/tournaments/use-tournament.ts';
import { useT } from '../platform/i18n.tsx';
import { Link } from '../platform/link.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { useMounted } from '../platform/use-mounted.ts';
import { useUrlStep } from '../platform/use-url-step.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Stack } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';
import { RowButton } from '../ui/row-button.tsx';
import { EmptyState } from '../ui/states.tsx';
import { TournamentMissing } from './tournament/tournament-missing.tsx';

export const phrases = ['tournaments', 'tournamentLeading', 'errors'] as const;

const steps = ['terms', 'plan', 'move', 'day', 'result', 'rename', 'withdraw'] as const;

/** `/tournaments/{id}/lead` (pages.md#tournaments): what is next to do, for who leads it. */
export default function LeadTournament() {
  const t = useT();
  const { id = '' } = useParams();
  const { data, error, refetch } = useTournament(id, null);
  const [seeds, setSeeds] = useState<string[]>([]);
  const step = useUrlStep(steps, ['match', 'team']);
  const mounted = useMounted();
  const name = data && data !== 'closed' ? data.name : null;
  usePageHead({ title: name === null ? t('nav.titles.tournament') : t('tournamentLeading.title', { name }) });
  if (!data || data === 'closed')
    return <TournamentMissing id={id} found={data} error={error} onRetry={() => void refetch()} />;
  const tournament = data;
  if (!tournament.viewer.mayLead)
    return (
      <Page>
        <EmptyState
          level={1}
          sign="lock"
          title={t('tournamentLeading.notYours')}
          action={<ButtonLink to={`/tournaments/${id}`}>{t('tournamentLeading.toTournament')}</ButtonLink>}
        />
      </Page>
    );
  const match = tournament.matches.find((one) => one.id === step.about('match'));
  const team = tournament.teams.find(({ _id }) => _id === step.about('team'));
  const props = { tournament, onClose: step.close };
  const led = {
    tournament,
    onEnter: (entered: string) => step.open('result', { match: entered }),
    onMove: (moved: string) => step.open('move', { match: moved }),
  };
  return (
    <>
      <Printed tournament={tournament} />
      <Page title={t('tournamentLeading.title', { name: tournament.name })} width="reading">
        <Stack gap={24}>
          <Link to={`/tournaments/${id}`} className="onward">
            {t('tournamentLeading.toTournament')}
            <Icon name="forward" size={18} />
          </Link>
          <Unsent id={id} />
          <Todo tournament={tournament} onPlan={() => step.open('plan')}>
            <LedMatches which="to-enter" {...led} />
          </Todo>
          {tournament.stage === 'drawn' && (
            <DayTools id={id} onDay={tournament.terms.isQueue ? undefined : () => step.open('day')} />
          )}
          {tournament.stage === 'drawn' && tournament.terms.isQueue && <Queue tournament={tournament} />}
          {tournament.stage === 'open' && tournament.teams.length > 1 && (
            <Seeds teams={tournament.teams} seeds={seeds} onSeeds={setSeeds} />
          )}
          {tournament.stage === 'open' && (
            <RowButton
              icon="settings"
              title={t('tournamentLeading.terms.title')}
              line={t(`tournaments.format.${tournament.terms.format}`)}
              onClick={() => step.open('terms')}
            />
          )}
          <LedMatches which="others" {...led} />
          <LedTeams tournament={tournament} onAct={(act, about) => step.open(act, { team: about })} />
        </Stack>
      </Page>
      {mounted && step.step === 'terms' && tournament.stage === 'open' && <TermsSheet {...props} />}
      {mounted && step.step === 'plan' && <PlanSheet {...props} seeds={seeds} onTerms={() => step.open('terms')} />}
      {mounted && step.step === 'day' && tournament.stage === 'drawn' && <DaySheet {...props} />}
      {mounted && step.step === 'move' && match && <MoveSheet key={match.id} {...props} match={match} />}
      {mounted && step.step === 'result' && match && <ResultSheet key={match.id} {...props} match={match} />}
      {mounted && step.step === 'rename' && team && <RenameSheet {...props} team={team} />}
      {mounted && step.step === 'withdraw' && team && <WithdrawSheet {...props} team={team} />}
    </>
  );
}
