import type { GameDetails } from '@rondo/contract';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { QuestionSheet } from '../../../ui/question-sheet.tsx';
import { useLeave } from './leave-commands.ts';
import { GameSummary } from '../../../ui/joining/game-summary.tsx';
import { mutateEvenIfUnmounted } from '../../../ui/joining/mutate-even-if-unmounted.ts';

interface Props {
  game: GameDetails;
  userId: string;
  waiting: boolean;
  onClose: () => void;
}

/** Leaves a free game or a waiting list. */
export function LeaveStep({ game, userId, waiting, onClose }: Props) {
  const { t, explain } = useI18n();
  const leave = useLeave(game._id);
  const submit = () =>
    mutateEvenIfUnmounted(leave, userId, {
      onSuccess: () => {
        showBanner('success', waiting ? t('joiningSteps.leave.waitingDone') : t('joiningSteps.leave.done'));
        onClose();
      },
      onError: (error) => {
        showBanner('error', explain(error));
        onClose();
      },
    });
  return (
    <QuestionSheet
      title={waiting ? t('joining.action.leaveWaiting') : t('joiningSteps.leave.title')}
      keep={t('joiningSteps.leave.keep')}
      action={t('joining.action.leave')}
      working={leave.isPending}
      onClose={onClose}
      onConfirm={submit}
    >
      <GameSummary game={game} />
      <p>{waiting ? t('joiningSteps.leave.waitingBody') : t('joiningSteps.leave.body')}</p>
    </QuestionSheet>
  );
}
