import type { GameDetails } from '@rondo/contract';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { QuestionSheet } from '../../../ui/question-sheet.tsx';
import { GameSummary } from '../../../ui/joining/game-summary.tsx';
import { useReleaseSpot } from './spot-commands.ts';
import { StepProblem } from '../../../ui/joining/step-problem.tsx';
import classes from '../../../ui/joining/wizard.module.css';

interface Props {
  game: GameDetails;
  /** The player whose spot the viewer paid for; null: the viewer's own spot. */
  friend: { _id: string; name: string } | null;
  onClose: () => void;
}

function useRelease({ game, friend, onClose }: Props) {
  const { t } = useI18n();
  const formatName = useFormatName();
  const release = useReleaseSpot(game._id);
  const name = friend && formatName(friend.name);
  const submit = () =>
    release.mutate(friend?._id ?? null, {
      onSuccess: () => {
        showBanner('success', name ? t('spots.release.friendDone', { name }) : t('spots.release.done'));
        onClose();
      },
    });
  return { release, submit, name };
}

/** Releases a paid spot that can no longer be refunded to the waiting list. */
export function ReleaseStep(props: Props) {
  const { t, explain } = useI18n();
  const { release, submit, name } = useRelease(props);
  return (
    <QuestionSheet
      title={name ? t('spots.release.friendTitle', { name }) : t('spots.release.stepTitle')}
      keep={t('joiningSteps.refund.keep')}
      action={t(name ? 'spots.release.friendSubmit' : 'spots.release.submit')}
      variant="primary"
      working={release.isPending}
      onClose={props.onClose}
      onConfirm={submit}
    >
      <GameSummary game={props.game} />
      <p>{name ? t('spots.release.friendBody', { name }) : t('spots.release.body')}</p>
      {release.error && <StepProblem>{explain(release.error)}</StepProblem>}
    </QuestionSheet>
  );
}

/** The same, as an alternative to handing the spot over. */
export function Release(props: Omit<Props, 'friend'>) {
  const { t, explain } = useI18n();
  const { release, submit } = useRelease({ ...props, friend: null });
  return (
    <Stack as="section" gap={8} className={classes.account} aria-labelledby="release-spot">
      <h3 id="release-spot">{t('spots.release.title')}</h3>
      <Text tone="muted">{t('spots.release.body')}</Text>
      {release.error && <StepProblem>{explain(release.error)}</StepProblem>}
      <SubmitButton type="button" variant="secondary" working={release.isPending} onClick={submit}>
        {t('spots.release.submit')}
      </SubmitButton>
    </Stack>
  );
}
