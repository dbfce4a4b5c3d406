import { sendAgain } from '@rondo/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { ReasonSheet } from '../reason-sheet.tsx';
import type { MessageName } from './queries.ts';

/** Sends messages that failed again. */
export function SendAgain({ messages, onClose }: { messages: readonly MessageName[]; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  return (
    <ReasonSheet
      call={null}
      title={t('operating.messages.again.title', { count: messages.length })}
      body={t('operating.messages.again.body')}
      action={t('operating.messages.again.do')}
      act={(_, idempotencyKey) =>
        call(sendAgain, {
          body: { messages: messages.map(({ channel, _id }) => ({ channel, _id })) },
          idempotencyKey,
        })
      }
      onDone={({ left }) => {
        if (left > 0) showBanner('warning', t('operating.messages.again.left', { count: left }));
        void client.invalidateQueries({ queryKey: ['console', 'messages'] });
        client.removeQueries({ queryKey: ['console', 'message'] });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
