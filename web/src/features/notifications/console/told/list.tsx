import { listTold, toldFile } from '@rondo/contract/calls';
import { toldChannels } from '@rondo/rules/message-channels';
import { choice, each } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';

/** The notifications that a person got. Each look at it is logged. */
export const list = resource('told', {
  call: listTold,
  rows: 'told',
  file: toldFile,
  asks: 'opened',
  sorts: ['newest', 'oldest'],
  filters: {
    channel: choice('operating.told.how', [
      ['', 'operating.told.channels.all'],
      ...each(toldChannels, (channel) => `operating.told.channels.${channel}`),
    ]),
  },
  columns: (column) => [
    column.text('subject', 'operating.messages.subject', { isLong: true }),
    column.word('channel', 'operating.told.how', (channel) => `operating.told.channels.${channel}`),
    column.word('state', 'operating.messages.state', (state) => `operating.told.states.${state}`, {
      wrong: ({ isAddressGone }) => isAddressGone && 'operating.messages.gone',
    }),
    column.text('to', 'operating.messages.to'),
    column.text('lastError', 'operating.messages.error', { isLong: true }),
    column.moment('at', 'operating.told.at', { ascending: 'oldest', descending: 'newest', isFigure: false }),
  ],
});
