import type { Tournament, TournamentTeam } from '@rondo/contract';
import { leaveTeam, withdrawTeam } from '@rondo/contract/calls';
import { renameTeam } from '@rondo/contract/forms';
import { call } from '../../platform/api.ts';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { QuestionSheet } from '../../ui/question-sheet.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { useAct } from './use-act.ts';

interface Props {
  tournament: Tournament;
  team: TournamentTeam;
  onClose: () => void;
}

/** Gives a team another name and colour. */
export function RenameSheet({ tournament: { _id: id }, team, onClose }: Props) {
  const t = useT();
  const form = useCallForm(renameTeam, { initial: { name: team.name, color: team.color }, needs: ['name'] });
  const { act, working } = useAct(
    id,
    (body: { name: string; color: string }) => call(renameTeam, { params: { id, teamId: team._id }, body }),
    () => {
      onClose();
      showBanner('success', t('tournaments.rename.saved'));
    },
    form.refuse,
  );
  return (
    <FormSheet
      title={t('tournaments.rename.title')}
      action={t('tournaments.rename.save')}
      cancel={t('tournaments.enter.cancel')}
      working={working}
      refusal={form.refusal}
      onSubmit={() => form.attempt((_, values) => act(values))}
      onClose={onClose}
    >
      <Field {...form.text('name')} label={t('tournaments.enter.name')} autoComplete="off" />
      <Field type="color" {...form.text('color')} label={t('tournaments.rename.color')} />
    </FormSheet>
  );
}

/** A team plays no further; what it hasn't played counts as lost. */
export function WithdrawSheet({ tournament: { _id: id }, team, onClose }: Props) {
  const t = useT();
  const { act, working, refusal } = useAct(
    id,
    () => call(withdrawTeam, { params: { id, teamId: team._id } }),
    () => {
      onClose();
      showBanner('success', t('tournaments.withdraw.done', { team: team.name }));
    },
  );
  return (
    <QuestionSheet
      title={t('tournaments.withdraw.title', { team: team.name })}
      keep={t('tournaments.withdraw.no')}
      action={t('tournaments.withdraw.yes')}
      working={working}
      refusal={refusal}
      onConfirm={() => act(undefined)}
      onClose={onClose}
    >
      <p>{t('tournaments.withdraw.body', { team: team.name })}</p>
    </QuestionSheet>
  );
}

/** Leaves a team that its captain paid for. */
export function LeaveSheet({ tournament: { _id: id }, team, userId, onClose }: Props & { userId: string }) {
  const t = useT();
  const { act, working, refusal } = useAct(
    id,
    async () => {
      await call(leaveTeam, { params: { id, teamId: team._id, userId } });
      return {};
    },
    () => {
      onClose();
      showBanner('success', t('tournaments.own.left'));
    },
  );
  return (
    <QuestionSheet
      title={t('tournaments.own.leave')}
      keep={t('tournaments.withdraw.no')}
      action={t('tournaments.own.leave')}
      working={working}
      refusal={refusal}
      onConfirm={() => act(undefined)}
      onClose={onClose}
    >
      <p>{t('tournaments.own.leaveBody')}</p>
    </QuestionSheet>
  );
}
