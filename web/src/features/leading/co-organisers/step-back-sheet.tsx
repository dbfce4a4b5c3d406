import type { GameDetails } from '@rondo/contract';
import { useT } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { useTypedState } from '../../../platform/typed.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { type Scope, ScopeChoice } from '../../../ui/scope-choice.tsx';
import { useStepBack } from './commands.ts';

/** A co-organiser stops helping; the organiser is told. */
export function StepBackSheet({ game, onClose }: { game: GameDetails; onClose: () => void }) {
  const t = useT();
  const formatName = useFormatName();
  const refusal = useRefusal();
  const [scope, setScope] = useTypedState<Scope>('scope', 'one');
  const following = game.series?.following ?? 0;
  const stepBack = useStepBack(game._id, {
    onDone: () => {
      showBanner('success', t('coLeading.helping.done'));
      onClose();
    },
    onRefused: refusal.refuse,
  });
  return (
    <FormSheet
      title={t('coLeading.helping.question')}
      action={t('coLeading.helping.stepBack')}
      cancel={t('coLeading.helping.keep')}
      isDanger
      working={stepBack.isPending}
      refusal={refusal}
      onSubmit={() => stepBack.mutate(scope)}
      onClose={onClose}
    >
      <p>{t('coLeading.helping.questionBody', { name: formatName(game.organizer.name ?? '') })}</p>
      {following > 0 && (
        <ScopeChoice
          legend={t('coLeading.coOrganisers.series')}
          following={following}
          value={scope}
          onChange={setScope}
        />
      )}
    </FormSheet>
  );
}
