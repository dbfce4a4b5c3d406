import type { CallResponse, getMessage as GetMessage, listMessages as ListMessages } from '@rondo/contract';
import { getMessage } from '@rondo/contract/calls';
import { sentChannels } from '@rondo/rules/message-channels';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import type { RowOf } from '../../../../ui/console/description.ts';

export type Message = RowOf<typeof ListMessages>;
export type WholeMessage = CallResponse<typeof GetMessage>['data']['message'];
export type MessageName = Pick<Message, 'channel' | '_id'>;

/** The server logs every read as a look, so only opening the sheet reads. */
export const messageQuery = ({ channel, _id: id }: MessageName) =>
  queryOptions({
    queryKey: ['console', 'message', channel, id],
    queryFn: async () => (await call(getMessage, { params: { channel, id } })).data.message,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** The name of a message in the address: `mail-…`. */
export const nameOf = ({ channel, _id }: MessageName) => `${channel}-${_id}`;

export const writeNames = (messages: readonly MessageName[]) => messages.map(nameOf).join(',');

export function readNames(text: string | null): MessageName[] {
  return (text ?? '').split(',').flatMap((name) => {
    const [, of, id] = /^([a-z]+)-([\da-f-]{36})$/.exec(name) ?? [];
    const channel = sentChannels.find((one) => one === of);
    return channel === undefined || id === undefined ? [] : [{ channel, _id: id }];
  });
}
