import { isUrgentMessage } from '@rondo/rules';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { DomainEvent, EventName } from '../../platform/events/event-names.ts';
import { events } from '../notifications/events.ts';
import { type Message, ofCommunity, ofGame } from '../notifications/messages.ts';
import { type EventFacts, idsIn } from '../notifications/tell-people.ts';
import { findDeciders, type MessageStanding } from './message-queries.ts';

/** The events about messages that people are told of. */
export const toldWritten = ['message.written', 'message.reported'] as const satisfies readonly EventName[];

type Told = DomainEvent<(typeof toldWritten)[number]>;

interface Written {
  /** Messages that nobody removed, each with the people who decide about it. */
  written: ReadonlyMap<string, MessageStanding & { deciders: readonly string[] }>;
}

/** What people are told about a message to them, or about a first report to decide about, unless the message was removed. */
export function writtenMessages(event: Told, { games, people, written }: EventFacts & Written): Message[] {
  const { messageId, gameId, authorId } = event.data;
  const message = written.get(messageId);
  const by = people.get(authorId ?? '');
  const game = games.get(gameId ?? '');
  if (!message) return [];
  const { words, community_id: id, short_code: code } = message;
  const params = { words, message: messageId };
  const community = id === null || code === null ? null : { id, short_code: code };
  if (event.name === 'message.reported') {
    const deciders = message.deciders.filter((decider) => decider !== event.data.reporterId);
    return deciders.flatMap((decider) => {
      if (game) return ofGame(decider, 'messageReported', game, { params, path: mailedPaths.messagesOfGame(game.id) });
      if (!community) return [];
      const path = mailedPaths.newsOfCommunity(community.short_code);
      return ofCommunity(decider, 'messageReported', community, { params, path });
    });
  }
  if (!by) return [];
  const isUrgent = game !== undefined && isUrgentMessage(new Date(game.starts_at), event.happenedAt);
  return event.data.told.flatMap(({ userId }) => {
    const to = people.get(userId);
    if (!to) return [];
    if (game) return [events.gameMessage(to, game, { by, words, messageId, isUrgent })];
    return community ? [ofCommunity(to.id, 'communityMessage', community, { params, friend: by })] : [];
  });
}

export async function findWritten(trx: Transaction, happened: readonly Told[]): Promise<Written> {
  const { rows } = await sql<MessageStanding>`
    select m.id, m.game_id, m.community_id, m.author_id, m.words, m.to_waiting, c.short_code
    from group_message m left join community c on c.id = m.community_id
    where m.id = any(${idsIn(happened, ['messageId'])}::uuid[]) and m.removed_at is null`.execute(trx);
  const reported = new Set(happened.flatMap(({ name, data }) => (name === 'message.reported' ? data.messageId : [])));
  const written = new Map<string, MessageStanding & { deciders: string[] }>();
  for (const message of rows) {
    const deciders = reported.has(message.id) ? await findDeciders(trx, message) : [];
    written.set(message.id, { ...message, deciders });
  }
  return { written };
}
