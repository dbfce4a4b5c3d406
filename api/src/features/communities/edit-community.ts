import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/db.ts';
import { updateRow } from '../../platform/insert-rows.ts';
import type { Viewer } from '../../platform/sessions.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { dropPicture, keepingPicture, type UsablePicture } from '../games/keep-picture.ts';
import type { MessageContext } from '../notifications/send-messages.ts';
import { applyDecision } from './decide-requests.ts';
import { requireLeadLocked } from './require-standing.ts';

const pictureColumns = { banner: 'banner_image', location: 'location_image' } as const;
type PictureKind = keyof typeof pictureColumns;

interface CommunityChanges {
  description?: string | undefined;
  communityOptions?: {
    isPrivate?: boolean | undefined;
    showElo?: boolean | undefined;
    isRatingVisible?: boolean | undefined;
    isRatingEnabled?: boolean | undefined;
    areNicknamesEnabled?: boolean | undefined;
  };
  pictureIs?: PictureKind | undefined;
  removePictures?: readonly PictureKind[] | undefined;
  picture: UsablePicture | null;
}

/**
 * Changes a community's page. If it becomes public, pending requests are accepted and everybody can find its games from then on
 * (api/functions/hide_or_show_games.sql).
 * @throws Refused `community_not_found`, `not_allowed`
 */
export async function editCommunity(
  { db, storage, ...context }: MessageContext & { db: Database; storage: StorageProvider },
  viewer: Viewer,
  ref: string,
  { description, communityOptions: options = {}, pictureIs = 'banner', removePictures = [], picture }: CommunityChanges,
): Promise<void> {
  const replaced = await keepingPicture(storage, picture, 'communities', (path) =>
    inTransaction(db, async (trx) => {
      const { community } = await requireLeadLocked(trx, ref, viewer);
      const pictures = Object.fromEntries([
        ...removePictures.map((kind) => [pictureColumns[kind], null]),
        ...(path === null ? [] : [[pictureColumns[pictureIs], path]]),
      ]) as Partial<Record<(typeof pictureColumns)[PictureKind], string | null>>;
      await updateRow(trx, 'community', community.id, {
        description: description ?? community.description,
        is_private: options.isPrivate ?? community.is_private,
        show_elo: options.showElo ?? community.show_elo,
        is_rating_visible: options.isRatingVisible ?? community.is_rating_visible,
        is_rating_enabled: options.isRatingEnabled ?? community.is_rating_enabled,
        are_nicknames_enabled: options.areNicknamesEnabled ?? community.are_nicknames_enabled,
        ...pictures,
      });
      // Where rating is off, nobody is asked to rate (product.md#rating).
      if (options.isRatingEnabled === false)
        await sql`
          update notification n set status = 'archived' from game g
          where g.id = n.game_id and g.community_id = ${community.id} and n.kind = 'afterMatchRating'
            and n.status <> 'archived'`.execute(trx);
      if (community.is_private && options.isPrivate === false)
        await applyDecision(trx, context, {
          community,
          by: viewer.id,
          decision: 'approve',
          userIds: null,
          adminNote: '',
        });
      const columns = Object.keys(pictures) as (keyof typeof pictures)[];
      return columns.map((column) => community[column]);
    }),
  );
  for (const path of replaced) await dropPicture(storage, path);
}
