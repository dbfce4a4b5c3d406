import type { Community } from '@rondo/contract';
import { labelForm } from '@rondo/rules';
import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form, Problem } from '../../../ui/form.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { type Named, useReport } from './commands.ts';
import { LabelChoice } from './label-choice.tsx';

interface Props {
  community: Community;
  /** The member whose label it is. */
  userId: string;
  labels: readonly Named[];
  onDone: () => void;
}

/** Reports one of a person's tags or nicknames, had or suggested. */
export function ReportForm({ community, userId, labels, onDone }: Props) {
  const t = useT();
  const refusal = useRefusal();
  const [index, setIndex] = useState(0);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const chosen = labels[index];
  const report = useReport(community, () => {
    onDone();
    showBanner('success', t('labels.done.reported'));
  });
  if (!chosen) return null;
  const missing = reason.trim() === '';
  return (
    <Form
      {...refusal.form}
      onSubmit={(event) => {
        event.preventDefault();
        refusal.clear();
        setChecked(true);
        if (missing) refusal.lead();
        else report.mutate({ targetUserId: userId, ...chosen, reason }, { onError: refusal.refuse });
      }}
    >
      {labels.length > 1 && (
        <LabelChoice
          label={t('labels.member.which')}
          labels={labels}
          chosen={chosen}
          onChoose={(label) => setIndex(labels.indexOf(label))}
        />
      )}
      <TextField
        name="reason"
        label={t('labels.member.reason')}
        maxLength={labelForm.reasonMax}
        value={reason}
        error={checked && missing && t('labels.missingReason')}
        onChange={(event) => setReason(event.target.value)}
      />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton variant="danger" working={report.isPending}>
        {t('labels.member.send')}
      </SubmitButton>
    </Form>
  );
}
