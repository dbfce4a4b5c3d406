import type { Community } from '@rondo/contract';
import { reportLabel } from '@rondo/contract/forms';
import { useT } from '../../../platform/i18n.tsx';
import { useTypedState } from '../../../platform/typed.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form, Problem } from '../../../ui/form.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { type Named, useReport } from './commands.ts';
import { LabelChoice } from './label-choice.tsx';

interface Props {
  community: Community;
  /** The member whose label it is. */
  userId: string;
  labels: readonly Named[];
  onDone: () => void;
}

/** Reports a person's tag or nickname, whether they have it or it was suggested. */
export function ReportForm({ community, userId, labels, onDone }: Props) {
  const t = useT();
  const [index, setIndex] = useTypedState('index', 0);
  const chosen = labels[index];
  const form = useCallForm(reportLabel, {
    initial: { targetUserId: userId, kind: chosen?.kind ?? '', words: chosen?.words ?? '', reason: '' },
    say: { reason: t('labels.missingReason') },
  });
  const report = useReport(community, () => {
    onDone();
    showBanner('success', t('labels.done.reported'));
  });
  if (!chosen) return null;
  return (
    <Form {...form.sends((body) => report.mutate(body, { onError: form.refuse }))}>
      {labels.length > 1 && (
        <LabelChoice
          label={t('labels.member.which')}
          labels={labels}
          chosen={chosen}
          onChoose={(label) => setIndex(labels.indexOf(label))}
        />
      )}
      <TextField {...form.text('reason')} label={t('labels.member.reason')} />
      {form.refusal.whole && <Problem>{form.refusal.whole}</Problem>}
      <SubmitButton variant="danger" working={report.isPending}>
        {t('labels.member.send')}
      </SubmitButton>
    </Form>
  );
}
