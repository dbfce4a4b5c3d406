import { listMessages, messagesFile } from '@rondo/contract/calls';
import { sentChannels } from '@rondo/rules/message-channels';
import { choice, each } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';
import { ChooseAll, ChooseMessage, ChosenMessages } from './chosen-messages.tsx';
import { MessageSheets } from './message-sheets.tsx';
import { MessageAbout } from './message-words.ts';
import { nameOf } from './queries.ts';

/** Mails and push messages that failed or wait; an admin can send one or several again, hold them or discard them. */
export const list = resource('messages', {
  call: listMessages,
  rows: 'messages',
  file: messagesFile,
  asks: 'always',
  id: nameOf,
  sorts: ['latest', 'earliest'],
  filters: {
    state: choice(
      'operating.messages.state',
      each(['troubled', 'failed', 'retried', 'waiting', 'held'], (state) => `operating.messages.states.${state}`),
    ),
    channel: choice('operating.messages.channel', [
      ['', 'operating.messages.channels.all'],
      ...each(sentChannels, (channel) => `operating.messages.channels.${channel}`),
    ]),
  },
  days: { day: 'operating.only.messages' },
  columns: (column) => [
    column.cell('chosen', 'operating.messages.chooseAll', (message) => <ChooseMessage message={message} />, {
      hidesHeader: true,
    }),
    column.open('to', 'operating.messages.to', 'message', ({ to }) => to),
    column.cell('kind', 'operating.messages.kind', ({ category }) => <MessageAbout category={category} />, {
      marks: ({ channel }) => [`operating.messages.channels.${channel}`],
    }),
    column.word('state', 'operating.messages.state', (state) => `operating.messages.states.${state}`, {
      wrong: ({ isAddressGone }) => isAddressGone && 'operating.messages.gone',
    }),
    column.text('lastError', 'operating.messages.error', { isLong: true }),
    column.number('attempts', 'operating.messages.attempts', { isExtra: true }),
    column.moment('createdAt', 'operating.messages.created', { isFigure: false, isExtra: true }),
    column.moment('nextAt', 'operating.messages.next', {
      ascending: 'earliest',
      descending: 'latest',
      isFigure: false,
    }),
  ],
  around: ChosenMessages,
  above: ChooseAll,
  sheets: MessageSheets,
});
