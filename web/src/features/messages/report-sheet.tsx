import { reportMessage } from '@rondo/contract/forms';
import { useT } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { useReport } from './commands.ts';
import { type Group } from './queries.ts';

/** Reports a message to the people who decide about it. */
export function ReportSheet({ group, messageId, onClose }: { group: Group; messageId: string; onClose: () => void }) {
  const t = useT();
  const form = useCallForm(reportMessage, { initial: { reason: '' } });
  const report = useReport(group, {
    onDone: () => {
      showBanner('success', t('coLeading.messages.reportDone'));
      onClose();
    },
    onRefused: form.refuse,
  });
  return (
    <FormSheet
      title={t('coLeading.messages.reportTitle')}
      action={t('coLeading.messages.reportSubmit')}
      cancel={t('coLeading.messages.cancel')}
      working={report.isPending}
      refusal={form.refusal}
      onSubmit={() => form.attempt(({ reason }) => report.mutate({ messageId, reason }))}
      onClose={onClose}
    >
      <p>{t('coLeading.messages.reportBody')}</p>
      <TextField {...form.text('reason')} label={t('coLeading.messages.reason')} />
    </FormSheet>
  );
}
