import * as contract from '@rondo/contract';
import { writeAction } from '../../../platform/admin-command.ts';
import { Refused } from '../../../platform/refusal.ts';
import { sendList } from '../../../platform/send-list.ts';
import { type Context, serve } from '../../../platform/serve.ts';
import { findMessage, findMessages } from './message-queries.ts';
import { presentMessage, presentWholeMessage } from './present.ts';
import { removeSubscriber } from './remove-subscriber.ts';
import { sendAgain } from './send-again.ts';
import { findAllSubscribers, findSubscribers } from './subscriber-queries.ts';

/** Messages that failed, and the newsletter's list, in the console (product.md#administration). */
export function messageRoutes(context: Context): void {
  const { db } = context;

  serve(context, contract.listMessages, async ({ query }) => {
    const { rows, pagination } = await findMessages(db, query);
    return { status: 'success', data: { messages: rows.map(presentMessage), pagination } };
  });

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

  serve(context, contract.listSubscribers, async ({ query }) => {
    const { rows: subscribers, pagination, total } = await findSubscribers(db, query);
    return { status: 'success', data: { total, subscribers, pagination } };
  });

  serve(context, contract.subscribersFile, async (request) => {
    const rows = await findAllSubscribers(db, request.query.query);
    return sendList(
      db,
      contract.listSubscribers,
      request,
      rows.map(({ email, since, by }) => ({ email, since, by })),
    );
  });

  serve(context, contract.removeSubscriber, async (request) => {
    await removeSubscriber(context, request, request.body);
    return { status: 'success', message: 'Taken off the list.' };
  });
}
