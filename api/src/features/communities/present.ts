import type { Community } from '@rondo/contract';
import type { CommunityRow } from './queries.ts';

export function presentCommunity(row: CommunityRow): Community {
  return {
    _id: row.id,
    shortCode: row.short_code,
    name: row.name,
    description: row.description,
    sport: row.sport,
    location: { city: row.city, country: row.country },
    banner_img: row.banner_image,
    location_img: row.location_image,
    memberCount: row.member_count,
    communityOptions: {
      isPrivate: row.is_private,
      showElo: row.show_elo,
      isRatingVisible: row.is_rating_visible,
      isRatingEnabled: row.is_rating_enabled,
      areNicknamesEnabled: row.are_nicknames_enabled,
    },
  };
}
