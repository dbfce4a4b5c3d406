import type { AdminTag, OwnLabels, ReportedLabel, UserTag } from '@rondo/contract';
import type { AdminTagRow, GivenTagRow, OwnLabelRow, ReportedRow } from './label-queries.ts';

/** A member's labels in a community, as they see them themselves. */
export function presentOwn(rows: readonly OwnLabelRow[], given: readonly GivenTagRow[], userId: string): OwnLabels {
  const tags = rows.filter(({ kind }) => kind === 'tag').map(presentTag);
  const nicknames = rows.filter(({ kind }) => kind === 'nickname');
  return {
    tags: [...given.filter((tag) => tag.declined_at === null).map((tag) => presentGiven(tag, userId)), ...tags],
    nickname: nicknames.find(({ status }) => status === 'confirmed')?.words ?? null,
    suggestedNicknames: nicknames
      .filter(({ status }) => status === 'pending')
      .map(({ words, suggester }) => ({ nickname: words, suggestedBy: suggester })),
  };
}

const presentTag = ({ user_id: userId, words, status, suggester }: OwnLabelRow): UserTag => ({
  userId,
  tag: words,
  type: 'suggestion',
  color: null,
  description: null,
  status,
  suggestedBy: suggester,
});

const presentGiven = ({ tag, color, description }: GivenTagRow, userId: string): UserTag => ({
  userId,
  tag,
  type: 'admin',
  color,
  description,
  status: 'confirmed',
  suggestedBy: null,
});

export const presentAdminTag = ({ id: _id, tag, color, description }: AdminTagRow): AdminTag => ({
  _id,
  tag,
  color,
  description,
});

export const presentReported = (row: ReportedRow): ReportedLabel => ({
  userId: row.user_id,
  name: row.name,
  kind: row.kind,
  words: row.words,
  suggestedBy: row.suggester,
  reportedAt: row.reported_at,
  reasons: row.reasons,
});
