import type {
  CallArguments,
  CallResponse,
  getMessage as GetMessage,
  listMessages as ListMessages,
} from '@rondo/contract';
import { getMessage, listMessages } from '@rondo/contract/calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';

export type Message = CallResponse<typeof ListMessages>['data']['messages'][number];
export type WholeMessage = CallResponse<typeof GetMessage>['data']['message'];
export type MessageName = Pick<Message, 'channel' | '_id'>;

export const messagesQuery = (query: CallArguments<typeof ListMessages>['query']) =>
  queryOptions({
    queryKey: ['console', 'messages', query],
    queryFn: async () => {
      const { messages: rows, pagination } = (await call(listMessages, { query })).data;
      return { rows, pagination };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Each asking is a look that is logged, so nothing but opening it asks. */
export const messageQuery = ({ channel, _id: id }: MessageName) =>
  queryOptions({
    queryKey: ['console', 'message', channel, id],
    queryFn: async () => (await call(getMessage, { params: { channel, id } })).data.message,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

/** Names messages in the address: `mail-…,push-…`. */
export const writeNames = (messages: readonly MessageName[]) =>
  messages.map(({ channel, _id }) => `${channel}-${_id}`).join(',');

export function readNames(text: string | null): MessageName[] {
  return (text ?? '').split(',').flatMap((name) => {
    const [, channel, id] = /^(mail|push)-([\da-f-]{36})$/.exec(name) ?? [];
    return id === undefined ? [] : [{ channel: channel === 'push' ? 'push' : 'mail', _id: id }];
  });
}
