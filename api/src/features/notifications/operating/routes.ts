import * as contract from '@rondo/contract';
import { writeAction } from '../../../platform/admins/admin-command.ts';
import { serveList } from '../../../platform/admins/console-list.ts';
import { Refused } from '../../../platform/refusal.ts';
import { type Context, serve } from '../../../platform/serve.ts';
import { messageList } from './message-listing.ts';
import { findMessage } from './message-queries.ts';
import { presentWholeMessage } from './present.ts';
import { sendAgain } from './send-again.ts';
import { toldList } from './told-listing.ts';

/** Messages that failed, and what people were told, in the console (product.md#administration). */
export function messageRoutes(context: Context): void {
  const { db } = context;

  serveList(context, messageList);
  serveList(context, toldList);

  serve(context, contract.getMessage, async (request) => {
    const { channel, id } = request.params;
    const message = await findMessage(db, channel, id);
    if (!message) throw new Refused('message_not_found');
    await writeAction(db, request, { action: 'message.look', subject: { kind: 'message', id } });
    return { status: 'success', data: { message: presentWholeMessage(message) } };
  });

  serve(context, contract.sendAgain, async (request) => ({
    status: 'success',
    ...(await sendAgain(context, request, request.body.messages)),
  }));
}
