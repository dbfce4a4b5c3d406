import { messageForm } from '@rondo/rules';
import { useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { useRefusal } from '../../ui/use-refusal.ts';
import { type Group, useReport } from './queries.ts';

/** Reports a message to the people who decide about it. */
export function ReportSheet({ group, messageId, onClose }: { group: Group; messageId: string; onClose: () => void }) {
  const t = useT();
  const refusal = useRefusal();
  const [reason, setReason] = useState('');
  const report = useReport(group, {
    onDone: () => {
      showBanner('success', t('coLeading.messages.reportDone'));
      onClose();
    },
    onRefused: refusal.refuse,
  });
  return (
    <FormSheet
      title={t('coLeading.messages.reportTitle')}
      action={t('coLeading.messages.reportSubmit')}
      cancel={t('coLeading.messages.cancel')}
      working={report.isPending}
      refusal={refusal}
      onSubmit={() => report.mutate({ messageId, reason })}
      onClose={onClose}
    >
      <p>{t('coLeading.messages.reportBody')}</p>
      <TextField
        label={t('coLeading.messages.reason')}
        maxLength={messageForm.reasonMax}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormSheet>
  );
}
