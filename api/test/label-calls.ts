import type { AdminTag, OwnLabels } from '@rondo/contract';
import type { LabelKind } from '@rondo/rules';
import type { Player } from './builders.ts';
import { communityCalls } from './community-calls.ts';
import type { Answer, TestServer } from './server.ts';

/** The refusal's code, or 'done'. */
const outcome = ({ status, body }: Answer) => (status === 200 ? 'done' : body.code);

/** Calls about tags and nicknames in a community, by id. */
export function labelCalls(server: TestServer) {
  const { call } = communityCalls(server);
  const suggested = async (answer: Promise<Answer>) => {
    const { body } = await answer;
    return (body.data as { status: string } | undefined)?.status ?? body.code;
  };
  return {
    suggest: (by: Player, ref: string, to: Player, tag: string) =>
      suggested(call('POST', `/communities/${ref}/user-tags/suggest`, by, { targetUserId: to.id, tag })),
    confirm: async (who: Player, ref: string, ...tags: string[]) =>
      outcome(await call('POST', `/communities/${ref}/user-tags/confirm`, who, { tags })),
    reject: async (who: Player, ref: string, tag: string) =>
      outcome(await call('POST', `/communities/${ref}/user-tags/reject`, who, { tag })),
    nickname: async (who: Player, ref: string, nickname: string) =>
      outcome(await call('PUT', `/communities/${ref}/nickname`, who, { nickname })),
    suggestNickname: (by: Player, ref: string, to: Player, nickname: string) =>
      suggested(call('POST', `/communities/${ref}/nickname/suggest`, by, { targetUserId: to.id, nickname })),
    rejectNickname: async (who: Player, ref: string, nickname: string) =>
      outcome(await call('POST', `/communities/${ref}/nickname/reject`, who, { nickname })),
    own: async (who: Player, ref: string) => {
      const { status, body } = await call('GET', `/communities/${ref}/user-tags`, who);
      return status === 200 ? (body.data as OwnLabels & { adminTags: AdminTag[] }) : body.code;
    },
    /** Own tags as `words: status`. */
    tags: async (who: Player, ref: string) => {
      const { body } = await call('GET', `/communities/${ref}/user-tags`, who);
      return (body.data as OwnLabels).tags.map(({ tag, status }) => `${tag}: ${status}`);
    },
    report: async (by: Player, ref: string, whose: Player, kind: LabelKind, words: string, reason = 'Rude') =>
      outcome(
        await call('POST', `/communities/${ref}/labels/report`, by, { targetUserId: whose.id, kind, words, reason }),
      ),
    reports: async (by: Player, ref: string) => {
      const { status, body } = await call('GET', `/communities/${ref}/labels/reports`, by);
      return status === 200 ? (body.data as { reports: unknown[] }).reports : body.code;
    },
    decide: async (
      by: Player,
      ref: string,
      whose: Player,
      kind: LabelKind,
      words: string,
      decision: 'remove' | 'keep',
      reason = '',
    ) =>
      outcome(
        await call('POST', `/communities/${ref}/labels/decide`, by, {
          targetUserId: whose.id,
          kind,
          words,
          decision,
          reason,
        }),
      ),
    /** The notices they got, each with its note. */
    heard: async (who: Player) => {
      const rows = await server.rows<{ kind: string; words: string; friend: string | null; note: string | null }>`
        select kind, params ->> 'words' as words, params ->> 'friend' as friend, params ->> 'adminNote' as note
        from notification where user_id = ${who.id} order by id`;
      return rows;
    },
    saveTag: async (by: Player, ref: string, tag: string, more: object = {}) => {
      const { status, body } = await call('PUT', `/communities/${ref}/admin-tags`, by, {
        tag,
        color: 'violet',
        ...more,
      });
      return status === 200 ? (body.data as { adminTag: AdminTag }).adminTag._id : String(body.code);
    },
    deleteTag: async (by: Player, ref: string, tagId: string) =>
      outcome(await call('DELETE', `/communities/${ref}/admin-tags/${tagId}`, by)),
    give: async (by: Player, ref: string, tagId: string, to: Player) =>
      outcome(await call('PUT', `/communities/${ref}/admin-tags/${tagId}/members/${to.id}`, by)),
    take: async (by: Player, ref: string, tagId: string, from: Player) =>
      outcome(await call('DELETE', `/communities/${ref}/admin-tags/${tagId}/members/${from.id}`, by)),
  };
}
