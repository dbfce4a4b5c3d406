/** A person who wants to put up, replace or remove the photo of a venue (product.md#photos-of-venues). */
export interface PhotoChanger {
  isAdmin: boolean;
  /** Whether they organise, or organised, a game there that was not cancelled. */
  hostsThere: boolean;
}

/** Whom the present photo belongs to: this person, another person who may still change it, or nobody any more; null without a photo. */
export type PhotoOwner = 'theirs' | 'another' | 'nobody' | null;

/**
 * Why somebody may not change the photo of a venue; null if they may. The first photo stays until its owner or an admin changes it; its owner may do
 * so even without a game there.
 */
export function refuseVenuePhoto(
  { isAdmin, hostsThere }: PhotoChanger,
  owner: PhotoOwner,
): 'not_allowed' | 'venue_photo_taken' | null {
  if (isAdmin || owner === 'theirs') return null;
  if (!hostsThere) return 'not_allowed';
  return owner === 'another' ? 'venue_photo_taken' : null;
}
