/** The field that uploads a picture. */
export const picture = {
  choose: 'Choose a picture',
  drop: 'or drop one here',
  remove: 'Remove the picture',
  alt: 'Your picture',
  unusable: 'Choose an image up to 10 MB',
} as const;
