export const givingUp = {
  free: 'Can’t make it? Give up your spot up to 2 hours before.',
  back: 'Can’t make it? Give up before {{until}}: {{amount}} back ({{percent}} %), unless confirmed first.',
  confirmed: 'Confirmed: no refund. Can’t make it? Release your spot. Once taken, you get {{amount}} back.',
  certain:
    'Your spot confirmed this game: no refund. Can’t make it? Release your spot. Once taken, you get {{amount}} back.',
  none: 'No refund, unless the game is cancelled.',
} as const;
