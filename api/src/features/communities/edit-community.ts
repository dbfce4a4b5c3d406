import { sql } from 'kysely';
import type { AdminCall } from '../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { type CommunityColumnsWith, optionsOf, withOptions } from '../../platform/database/community-columns.ts';
import { updateRow } from '../../platform/database/insert-rows.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { keepPicture, type UsablePicture } from '../../platform/files/keep-picture.ts';
import type { MessageContext } from '../notifications/send-messages.ts';
import { applyDecision } from './decide-requests.ts';
import { leadingCommand } from './leading-command.ts';
import type { CommunityRow } from './queries.ts';

const pictureColumns = { banner: 'banner_image', location: 'location_image' } as const;
type PictureKind = keyof typeof pictureColumns;

interface CommunityChanges {
  description?: string | undefined;
  communityOptions?: Parameters<typeof withOptions>[1];
  pictureIs?: PictureKind | undefined;
  removePictures?: readonly PictureKind[] | undefined;
}

/**
 * Changes a community's page. If it becomes public, pending requests are accepted and everybody can find its games from then on
 * (api/functions/hide_or_show_games.sql). Changes by Rondo's admins are logged.
 * @throws Refused `community_not_found`, `not_allowed`, `community_closed`, `challenges_to_come`
 */
export async function editCommunity(
  { db, storage, ...context }: MessageContext & { db: Database; storage: StorageProvider },
  call: AdminCall,
  id: string,
  { picture, ...changes }: CommunityChanges & { picture: UsablePicture | null },
): Promise<void> {
  const { viewer } = call;
  const path = picture && (await keepPicture(storage, picture, 'communities'));
  await leadingCommand({ db }, call, { ref: id, action: 'community.edit' }, async (trx, community) => {
    // A community that was closed for good is not opened again by becoming public.
    if (community.closed_note !== null) throw new Refused('community_closed');
    const wanted = rowOf(community, changes, path);
    if (wanted.is_private && !community.is_private) await requireNoChallenges(trx, community.id);
    await updateRow(trx, 'community', id, wanted);
    await followOptions(trx, context, viewer, community, wanted);
    return { answer: true, before: loggedOf(community), after: loggedOf(wanted) };
  });
}

/** Everybody sees a challenge, and who plays it for whom. */
async function requireNoChallenges(trx: Transaction, communityId: string): Promise<void> {
  const { rows } = await sql`
    select from challenge h join game g on g.id = h.game_id
    where (h.away_community_id = ${communityId} or g.community_id = ${communityId}) and not g.archived
      and g.status <> 'cancelled' limit 1`.execute(trx);
  if (rows.length > 0) throw new Refused('challenges_to_come');
}

type PageRow = Pick<CommunityRow, CommunityColumnsWith<'by', 'leaders'>>;

/** @param path of a new picture */
function rowOf(
  community: CommunityRow,
  { description, communityOptions: options = {}, pictureIs = 'banner', removePictures = [] }: CommunityChanges,
  path: string | null,
): PageRow {
  const pictureOf = (kind: PictureKind) => {
    if (path !== null && pictureIs === kind) return path;
    return removePictures.includes(kind) ? null : community[pictureColumns[kind]];
  };
  return {
    description: description ?? community.description,
    ...withOptions(community, options),
    banner_image: pictureOf('banner'),
    location_image: pictureOf('location'),
  };
}

/** Writes what the changed options entail. */
async function followOptions(
  trx: Transaction,
  context: MessageContext,
  viewer: Viewer,
  community: CommunityRow,
  wanted: PageRow,
): Promise<void> {
  // Where rating is off, nobody is asked to rate (product.md#rating).
  if (community.is_rating_enabled && !wanted.is_rating_enabled)
    await sql`
      update notification n set status = 'archived' from game g
      where g.id = n.game_id and g.community_id = ${community.id} and n.kind = 'afterMatchRating'
        and n.status <> 'archived'`.execute(trx);
  if (!community.is_private || wanted.is_private) return;
  await applyDecision(trx, context, {
    community,
    by: viewer.id,
    decision: 'approve',
    userIds: null,
    adminNote: '',
  });
  const { rows: games } = await sql<{ id: string }>`
    select id from game where community_id = ${community.id} and not archived`.execute(trx);
  await context.jobs.enqueue(trx, 'match-wishes', { gameIds: games.map(({ id }) => id) });
}

/** Logs options and pictures only; a description may name people. */
const loggedOf = (row: PageRow) => ({
  ...optionsOf(row),
  banner: row.banner_image,
  location: row.location_image,
});
