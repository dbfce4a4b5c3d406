import * as contract from '@rondo/contract';
import { writeAction } from '../../platform/admins/admin-command.ts';
import { serveList } from '../../platform/admins/console-list.ts';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { messageList } from './message-listing.ts';
import { findMessage } from './message-queries.ts';
import { presentWholeMessage } from './present.ts';
import { holdMails, sendAgain, throwMailsAway } from './act-on-messages.ts';

/** Messages that failed, and what people were told, in the console (product.md#administration). */
export function messageRoutes(context: Context): void {
  const { db } = context;

  serveList(context, messageList);

  serve(context, contract.getMessage, async (request) => {
    const { channel, id } = request.params;
    const message = await findMessage(db, channel, id);
    if (!message) throw new Refused('message_not_found');
    await writeAction(db, request, { action: 'message.look', subject: { kind: 'message', id } });
    return { status: 'success', data: { message: presentWholeMessage(message) } };
  });

  serve(context, contract.sendAgain, async (request) => {
    const { done: sent, left } = await sendAgain(context, request, request.body.messages);
    return { status: 'success', sent, left };
  });

  serve(context, contract.holdMails, async (request) => ({
    status: 'success',
    ...(await holdMails(context, request, request.body.messages, request.body.reason)),
  }));

  serve(context, contract.throwMailsAway, async (request) => ({
    status: 'success',
    ...(await throwMailsAway(context, request, request.body.messages, request.body.reason)),
  }));
}
