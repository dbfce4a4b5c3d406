import type {
  Community,
  CommunityInvitation,
  CommunityMember,
  CommunityNews,
  CommunityRequest,
  JoinRequest,
  OwnCommunity,
} from '@rondo/contract';
import { maySeePerson, showsCommunityScores } from '@rondo/rules';
import { nameOf, sceneOfCommunity, spread } from '@rondo/scenes';
import { optionsOf } from '../../platform/database/community-columns.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { scenePath } from '../../platform/files/scene-path.ts';
import { presentScore } from '../../platform/people/scores.ts';
import type { InvitationRow } from './invitation-queries.ts';
import type { MemberRow, RequestRow } from './member-queries.ts';
import type { NewsRow } from './news-queries.ts';
import type { CommunityRow, OwnCommunityRow, Standing } from './queries.ts';

/** @param isSeen whether the reader may see what a private community shows its members */
export function presentCommunity(row: CommunityRow, { isSeen }: { isSeen: boolean }): Community {
  return {
    _id: row.id,
    shortCode: row.short_code,
    name: row.name,
    description: row.description,
    sport: row.sport,
    location: { city: row.city, country: row.country },
    banner_img: row.banner_image,
    scene: scenePath(sceneNameOf(row)),
    location_img: row.location_image,
    memberCount: row.member_count,
    communityOptions: { ...optionsOf(row), userTags: isSeen ? row.admin_tags : [] },
  };
}

/** Communities in a list that everybody sees alike. */
export const presentListed = (rows: readonly CommunityRow[]): Community[] =>
  withDistinctScenes(
    rows.map((row) => presentCommunity(row, { isSeen: !row.is_private })),
    rows,
  );

export const presentOwnCommunities = (rows: readonly OwnCommunityRow[]): OwnCommunity[] =>
  withDistinctScenes(
    rows.map(({ nickname, tags, ...row }) => ({ ...presentCommunity(row, { isSeen: true }), nickname, tags })),
    rows,
  );

/** Picks scenes that can be told apart, as for games. */
function withDistinctScenes<Shown extends Community>(communities: Shown[], rows: readonly CommunityRow[]): Shown[] {
  const scenes = spread(rows.map(sceneNameOf));
  return communities.map((community, index) => ({ ...community, scene: scenePath(scenes[index] ?? '') }));
}

const sceneNameOf = (row: CommunityRow): string => nameOf(sceneOfCommunity(row));

/** null if they never asked to join. */
export function presentJoinRequest({ membership, ...standing }: Standing): JoinRequest | null {
  if (membership === null || standing.userId === null) return null;
  const { userId, adminNote, message, isAdmin, notifications } = standing;
  return { userId, status: membership, adminNote, message, isAdmin, notifications };
}

export function presentMember(row: MemberRow, community: CommunityRow, viewer: Viewer | null): CommunityMember {
  const isShown = maySeePerson(viewer, { hidesName: row.hides_name });
  return {
    _id: row.id,
    name: isShown ? row.name : null,
    photo: isShown ? row.photo : null,
    isAdmin: row.is_admin,
    isGuest: row.role === 'guest',
    nickname: isShown ? row.nickname : null,
    tags: isShown ? row.tags : [],
    eloArray: showsCommunityScores(optionsOf(community)) ? row.scores.map((score) => presentScore(score, 1)) : [],
  };
}

export function presentRequest(row: RequestRow, community: CommunityRow): CommunityRequest {
  return {
    userId: row.id,
    name: row.name,
    photo: row.photo,
    message: row.message,
    requestedAt: row.requested_at,
    gameCount: row.game_count,
    memberSince: row.created_at,
    eloArray: showsCommunityScores(optionsOf(community)) ? row.scores.map((score) => presentScore(score, 1)) : [],
    wasRemoved: row.is_removed,
    earlierNote: row.admin_note,
  };
}

export function presentNews(row: NewsRow, viewer: Viewer | null): CommunityNews {
  return {
    _id: row.id,
    title: row.title,
    body: row.body,
    picture: row.picture,
    isPinned: row.is_pinned,
    author: maySeePerson(viewer, { hidesName: row.author_hides_name ?? false }) ? row.author : null,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}

export function presentInvitation(row: InvitationRow, shortCode: string): CommunityInvitation {
  return {
    path: `/community/${shortCode}?invitation=${row.code}`,
    code: row.code,
    usesLeft: row.uses_most - row.uses,
    expiresAt: row.expires_at,
  };
}
