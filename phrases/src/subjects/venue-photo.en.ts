/** The photo of a venue, for people who may change it. */
export const venuePhoto = {
  add: 'Add a photo of this place',
  change: 'Change the photo of this place',
  title: 'Photo of this place',
  intro: 'Every game at this address without a picture of its own shows this photo.',
  label: 'Photo',
  hint: 'JPG, PNG, GIF or WebP of at most 10 MB. Show the place, not people.',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'The photo of this place is there.',
  removed: 'The photo of this place is gone.',
} as const;
