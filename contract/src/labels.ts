import { isVisible, labelForm, labelKinds, labelsMax, labelStatuses } from '@rondo/rules';
import { z } from 'zod';
import { byCommunity } from './communities.ts';
import { defineCall } from './define-call.ts';
import { shownTag, tagOption } from './game-shapes.ts';
import { done, id, instant, line, success, text } from './wire.ts';

/** Tags and nicknames of a community's members (product.md#tags, decisions/0037-tags-and-nicknames.md). */

const words = line(labelForm.wordsMax, 1);
/** Words that a person will be called from now on. */
const newWords = words.refine(isVisible, { params: { code: 'label_invisible' } });
const byTag = z.object({ id: line(40, 1), tagId: id });
const byGiven = z.object({ id: line(40, 1), tagId: id, userId: id });

/** The name of the person who suggested a label; null if it was the member, or somebody who has left. */
const suggestedBy = z.string().nullable();

const userTag = z.strictObject({
  userId: id,
  ...shownTag.shape,
  status: z.enum(labelStatuses),
  suggestedBy,
});

const adminTag = z.strictObject({ _id: id, ...tagOption.shape });

const ownLabels = z.strictObject({
  /** Confirmed tags first, then those that wait for an answer. */
  tags: z.array(userTag),
  nickname: z.string().nullable(),
  suggestedNicknames: z.array(z.strictObject({ nickname: z.string(), suggestedBy })),
});

export const userTags = defineCall({
  method: 'GET',
  path: '/communities/{id}/user-tags',
  summary: 'The caller’s own tags and nickname in a community, what others suggest, and the tags that its admins give.',
  access: 'player',
  input: { params: byCommunity },
  output: z.strictObject({ status: success, data: ownLabels.extend({ adminTags: z.array(adminTag) }) }),
  errors: ['community_not_found', 'community_members_only'],
});

const suggested = z.strictObject({
  status: success,
  message: z.string(),
  /** A suggestion to oneself is confirmed at once. */
  data: z.strictObject({ status: z.enum(['pending', 'confirmed']) }),
});

export const suggestTag = defineCall({
  method: 'POST',
  path: '/communities/{id}/user-tags/suggest',
  summary: 'Suggest a tag to a member, who confirms or rejects it; one’s own is confirmed at once.',
  access: 'player',
  input: { params: byCommunity, body: z.object({ targetUserId: id, tag: newWords }) },
  output: suggested,
  errors: [
    'community_not_found',
    'not_a_member',
    'not_in_community',
    'label_reserved',
    'label_invisible',
    'tag_of_admins',
    'label_known',
    'label_rejected',
    'label_removed',
    'too_many_tags',
    'too_many_suggestions',
  ],
});

export const confirmTags = defineCall({
  method: 'POST',
  path: '/communities/{id}/user-tags/confirm',
  summary: 'Confirm tags that were suggested to one.',
  access: 'player',
  input: { params: byCommunity, body: z.object({ tags: z.array(words).min(1).max(labelsMax.tag, 'too_many_tags') }) },
  output: done,
  errors: ['community_not_found', 'label_not_found', 'tag_of_admins', 'too_many_tags'],
});

export const rejectTag = defineCall({
  method: 'POST',
  path: '/communities/{id}/user-tags/reject',
  summary: 'Reject a tag that was suggested to one, take back a confirmed one, or decline one that an admin gave.',
  access: 'player',
  input: { params: byCommunity, body: z.object({ tag: words }) },
  output: done,
  errors: ['community_not_found', 'label_not_found'],
});

export const setNickname = defineCall({
  method: 'PUT',
  path: '/communities/{id}/nickname',
  summary: 'Take a nickname, also one that was suggested, in place of the one before.',
  access: 'player',
  input: { params: byCommunity, body: z.object({ nickname: newWords }) },
  output: done,
  errors: [
    'community_not_found',
    'not_a_member',
    'nicknames_off',
    'label_reserved',
    'label_invisible',
    'nickname_taken',
    'label_removed',
  ],
});

export const suggestNickname = defineCall({
  method: 'POST',
  path: '/communities/{id}/nickname/suggest',
  summary: 'Suggest a nickname to a member, who takes it or not.',
  access: 'player',
  input: { params: byCommunity, body: z.object({ targetUserId: id, nickname: newWords }) },
  output: suggested,
  errors: [
    'community_not_found',
    'not_a_member',
    'not_in_community',
    'nicknames_off',
    'label_reserved',
    'label_invisible',
    'nickname_taken',
    'label_known',
    'label_rejected',
    'label_removed',
    'too_many_suggestions',
  ],
});

export const rejectNickname = defineCall({
  method: 'POST',
  path: '/communities/{id}/nickname/reject',
  summary: 'Reject a nickname that was suggested to one, or give up one’s own.',
  access: 'player',
  input: { params: byCommunity, body: z.object({ nickname: words }) },
  output: done,
  errors: ['community_not_found', 'label_not_found'],
});

/** A member’s tag or nickname. */
const labelOf = { targetUserId: id, kind: z.enum(labelKinds), words };

export const reportLabel = defineCall({
  method: 'POST',
  path: '/communities/{id}/labels/report',
  summary: 'Report a tag or nickname to the community’s admins; what waits for an answer only by who got it.',
  access: 'player',
  input: { params: byCommunity, body: z.object({ ...labelOf, reason: text(labelForm.reasonMax, 1) }) },
  output: done,
  errors: ['community_not_found', 'not_a_member', 'label_not_found', 'already_reported'],
});

const reportedLabel = z.strictObject({
  userId: id,
  /** The member's name. */
  name: z.string(),
  kind: z.enum(labelKinds),
  words: z.string(),
  suggestedBy,
  /** The earliest report that nobody has decided about. */
  reportedAt: instant,
  /** The reasons in the reports, without their reporters. */
  reasons: z.array(z.string()),
});

export const labelReports = defineCall({
  method: 'GET',
  path: '/communities/{id}/labels/reports',
  summary: 'Tags and nicknames that were reported, the earliest first: for who leads the community.',
  access: 'player',
  input: { params: byCommunity },
  output: z.strictObject({ status: success, data: z.strictObject({ reports: z.array(reportedLabel) }) }),
  errors: ['community_not_found'],
});

export const decideLabel = defineCall({
  method: 'POST',
  path: '/communities/{id}/labels/decide',
  summary:
    'Remove a tag or nickname for good, which its owner hears with the reason, or keep it in spite of its reports.',
  access: 'player',
  input: {
    params: byCommunity,
    body: z.object({
      ...labelOf,
      decision: z.enum(['remove', 'keep']),
      reason: text(labelForm.reasonMax).default(''),
    }),
  },
  output: done,
  errors: ['community_not_found', 'label_not_found'],
});

export const saveAdminTag = defineCall({
  method: 'PUT',
  path: '/communities/{id}/admin-tags',
  summary: 'Make a tag that admins give to members, or change the colour and description of the one with this name.',
  access: 'player',
  input: {
    params: byCommunity,
    body: z.object({
      tag: newWords,
      color: tagOption.shape.color,
      description: line(labelForm.descriptionMax).default(''),
    }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ adminTag }) }),
  errors: ['community_not_found', 'label_reserved', 'label_invisible', 'too_many_admin_tags'],
});

export const deleteAdminTag = defineCall({
  method: 'DELETE',
  path: '/communities/{id}/admin-tags/{tagId}',
  summary: 'Delete a tag that admins give, from everybody who has it.',
  access: 'player',
  input: { params: byTag },
  output: done,
  errors: ['community_not_found', 'label_not_found'],
});

export const giveTag = defineCall({
  method: 'PUT',
  path: '/communities/{id}/admin-tags/{tagId}/members/{userId}',
  summary: 'Give a member one of the admins’ tags. It counts apart from their own.',
  access: 'player',
  input: { params: byGiven },
  output: done,
  errors: ['community_not_found', 'not_in_community', 'label_not_found', 'label_rejected'],
});

export const takeTag = defineCall({
  method: 'DELETE',
  path: '/communities/{id}/admin-tags/{tagId}/members/{userId}',
  summary: 'Take one of the admins’ tags from a member.',
  access: 'player',
  input: { params: byGiven },
  output: done,
  errors: ['community_not_found', 'label_not_found'],
});

export type OwnLabels = z.output<typeof ownLabels>;
export type UserTag = z.output<typeof userTag>;
export type AdminTag = z.output<typeof adminTag>;
export type ReportedLabel = z.output<typeof reportedLabel>;
