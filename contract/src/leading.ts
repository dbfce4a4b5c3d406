import { communityForm, pageSizes } from '@rondo/rules';
import { z } from 'zod';
import { byCommunity, getCommunity } from './communities.ts';
import { defineCall } from './define-call.ts';
import { communityOptions } from './game-shapes.ts';
import { done, id, instant, line, pagination, success, text } from './wire.ts';

/** The calls of a community's admins apart from deciding about members: its page, news, invitations and figures (product.md#communities). */

const news = z.strictObject({
  _id: id,
  title: z.string(),
  /** Markdown. */
  body: z.string(),
  picture: z.string().nullable(),
  isPinned: z.boolean(),
  /** null if their account has been deleted, or for a visitor if they hide their name. */
  author: z.string().nullable(),
  createdAt: instant,
  changedAt: instant.nullable(),
});

const writing = {
  title: line(communityForm.newsTitleMax, 1),
  body: text(communityForm.newsBodyMax, 1),
  isPinned: z.boolean().default(false),
};
const oneNews = z.strictObject({
  status: success,
  data: z.strictObject({
    news,
    /** Whether members are notified of it; only the first two in a day are. */
    isTold: z.boolean(),
  }),
});
const byNews = z.object({ id: line(40, 1), newsId: id });

export const communityNews = defineCall({
  method: 'GET',
  path: '/communities/{id}/news',
  summary: 'What a community’s admins wrote, pinned ones first, then the newest.',
  access: 'visitor',
  input: {
    params: byCommunity,
    query: z.object({ page: z.coerce.number().int().min(1).max(pageSizes.deepestPage).default(1) }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ news: z.array(news), pagination }) }),
  errors: ['community_not_found', 'community_members_only'],
});

export const writeNews = defineCall({
  method: 'POST',
  path: '/communities/{id}/news',
  summary: 'Write news, which members hear of by their preferences. Multipart: JSON in `data`, a picture in `picture`.',
  access: 'player',
  input: { params: byCommunity, body: z.object(writing), file: 'picture' },
  output: oneNews,
  errors: ['community_not_found', 'too_many_pinned', 'picture_not_usable'],
});

export const editNews = defineCall({
  method: 'PATCH',
  path: '/communities/{id}/news/{newsId}',
  summary: 'Change news. Multipart like writing it; nobody is told again.',
  access: 'player',
  input: {
    params: byNews,
    body: z
      .object({ ...writing, isPinned: z.boolean().optional(), removePicture: z.boolean().default(false) })
      .partial(),
    file: 'picture',
  },
  output: oneNews,
  errors: ['community_not_found', 'news_not_found', 'too_many_pinned', 'picture_not_usable'],
});

export const deleteNews = defineCall({
  method: 'DELETE',
  path: '/communities/{id}/news/{newsId}',
  summary: 'Take news off the page.',
  access: 'player',
  input: { params: byNews },
  output: done,
  errors: ['community_not_found', 'news_not_found'],
});

export const editCommunity = defineCall({
  method: 'PATCH',
  path: '/communities/{id}',
  summary:
    'Change a community’s description, pictures and options. Multipart: JSON in `data`, a picture in `picture`, which `pictureIs` says what it is. One that becomes public lets in who waits.',
  access: 'player',
  input: {
    params: byCommunity,
    body: z
      .object({
        description: text(communityForm.descriptionMax),
        communityOptions: communityOptions.omit({ userTags: true }).partial(),
        pictureIs: z.enum(['banner', 'location']),
        removePictures: z.array(z.enum(['banner', 'location'])).max(2),
      })
      .partial(),
    file: 'picture',
  },
  output: getCommunity.output,
  errors: ['community_not_found', 'community_closed', 'challenges_to_come', 'picture_not_usable'],
});

const invitation = z.strictObject({
  /** The path that the link opens. */
  path: z.string(),
  code: z.string(),
  usesLeft: z.int(),
  expiresAt: instant,
});

export const communityInvitations = defineCall({
  method: 'GET',
  path: '/communities/{id}/invitations',
  summary: 'Links that let in without a request, as long as they are good.',
  access: 'player',
  input: { params: byCommunity },
  output: z.strictObject({ status: success, data: z.strictObject({ invitations: z.array(invitation) }) }),
  errors: ['community_not_found'],
});

export const makeInvitation = defineCall({
  method: 'POST',
  path: '/communities/{id}/invitations',
  summary: 'Make a link that lets in so many people, for so many days.',
  access: 'player',
  input: {
    params: byCommunity,
    body: z.object({
      uses: z.int().min(1).max(communityForm.invitationUsesMax).default(25),
      days: z.int().min(1).max(communityForm.invitationDaysMax).default(7),
    }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ invitation }) }),
  errors: ['community_not_found', 'too_many_invitations'],
});

export const revokeInvitation = defineCall({
  method: 'DELETE',
  path: '/communities/{id}/invitations/{code}',
  summary: 'Make a link worthless.',
  access: 'player',
  input: { params: z.object({ id: line(40, 1), code: line(64, 1) }) },
  output: done,
  errors: ['community_not_found', 'invitation_invalid'],
});

export const communityFigures = defineCall({
  method: 'GET',
  path: '/communities/{id}/figures',
  summary: 'A community in figures, about nobody in particular: for who leads it.',
  access: 'player',
  input: { params: byCommunity },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** The number at the end of each of the last weeks, the oldest first. */
      members: z.array(z.strictObject({ day: z.iso.date(), count: z.int() })),
      games: z.strictObject({ played: z.int(), cancelled: z.int(), coming: z.int() }),
      /** The fraction of spots in played games that were taken, from 0 to 1; null if none was played. */
      fillRate: z.number().min(0).max(1).nullable(),
    }),
  }),
  errors: ['community_not_found'],
});

export type CommunityNews = z.output<typeof news>;
export type CommunityInvitation = z.output<typeof invitation>;
export type CommunityFigures = z.output<typeof communityFigures.output>['data'];
