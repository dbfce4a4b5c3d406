export const givingUp = {
  free: 'Can’t make it? Give up your spot up to 2 hours before.',
  back: 'Can’t make it? Give up your spot before {{until}} for {{amount}} back ({{percent}} %), unless confirmed first.',
  confirmed:
    'Confirmed: no refund. Can’t make it? Release your spot to the waiting list, and get {{amount}} back once it’s taken.',
  certain:
    'You confirmed this game: no refund. Can’t make it? Release your spot to the waiting list, and get {{amount}} back once it’s taken.',
  none: 'No refund, unless the game is cancelled.',
} as const;
