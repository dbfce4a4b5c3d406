import { stopNewsletter } from '@rondo/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { showChanged } from './queries.ts';

interface Props {
  id: string;
  onStopped: () => void;
  onClose: () => void;
}

/** Stops a newsletter that is being sent. */
export function StopNewsletter({ id, onStopped, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  return (
    <ReasonSheet
      call={null}
      title={t('newsletters.stopTitle')}
      body={t('newsletters.stopBody')}
      action={t('newsletters.stop')}
      isDanger
      act={(_, idempotencyKey) => call(stopNewsletter, { params: { id }, body: {}, idempotencyKey })}
      said={() => ({ kind: 'success', message: t('newsletters.stopped') })}
      onDone={({ data }) => {
        showChanged(client, data.newsletter);
        onStopped();
      }}
      onClose={onClose}
    />
  );
}
