import { sendAgain } from '@rondo/contract/calls';
import { holdMails, throwMailsAway } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { showBanner } from '../../../../ui/banner.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import type { MessageAct as Act } from './chosen-messages.tsx';
import type { MessageName } from './queries.ts';

interface Props {
  act: Act;
  messages: readonly MessageName[];
  onClose: () => void;
}

const calls = { again: null, hold: holdMails, 'throw-away': throwMailsAway } as const;

/** Sends messages again, holds them, or discards them. */
export function MessageAct({ act, messages, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const names = messages.map(({ channel, _id }) => ({ channel, _id }));
  const perform: Record<Act, (reason: string, key: string) => Promise<{ left: number }>> = {
    again: (_, idempotencyKey) => call(sendAgain, { body: { messages: names }, idempotencyKey }),
    hold: (reason, idempotencyKey) => call(holdMails, { body: { messages: names, reason }, idempotencyKey }),
    'throw-away': (reason, idempotencyKey) =>
      call(throwMailsAway, { body: { messages: names, reason }, idempotencyKey }),
  };
  return (
    <ReasonSheet
      call={calls[act]}
      title={t(`operating.messages.acts.${act}.title`, { count: messages.length })}
      body={t(`operating.messages.acts.${act}.body`)}
      action={t(`operating.messages.acts.${act}.do`)}
      isDanger={act === 'throw-away'}
      act={perform[act]}
      onDone={({ left }) => {
        if (left > 0) showBanner('warning', t(`operating.messages.acts.${act}.left`, { count: left }));
        void client.invalidateQueries({ queryKey: ['console', 'messages'] });
        client.removeQueries({ queryKey: ['console', 'message'] });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
