import type { GroupMessage } from '@rondo/contract';
import type { MessageRow } from './message-queries.ts';

interface Reading {
  viewerId: string;
  /** Whether the reader may write such messages, and whether they decide about reported ones. */
  writes: boolean;
  decides: boolean;
}

export function presentMessage(row: MessageRow, { viewerId, writes, decides }: Reading): GroupMessage {
  return {
    _id: row.id,
    author: row.author,
    isOwn: row.author_id === viewerId,
    words: row.words,
    createdAt: row.created_at,
    toWaiting: row.to_waiting,
    reached: writes ? row.reached : null,
    isReported: row.is_reported,
    reports: decides ? row.reports : null,
  };
}
