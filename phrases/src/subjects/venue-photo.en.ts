/** The photo of a venue, for people who may change it. */
export const venuePhoto = {
  add: 'Add venue photo',
  change: 'Change venue photo',
  title: 'Venue photo',
  intro: 'Games here without a picture show this photo.',
  label: 'Photo',
  hint: 'JPG, PNG, GIF or WebP, up to 10 MB. The place, no people.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Venue photo saved.',
  removed: 'Venue photo removed.',
} as const;
