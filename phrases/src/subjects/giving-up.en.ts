export const givingUp = {
  free: 'Can’t make it? Give up your spot in your booking, up to 2 hours before the start.',
  back: 'Can’t make it? Give up your spot in your booking before {{until}} and you get {{amount}} back ({{percent}} %), as long as the game isn’t confirmed.',
  confirmed:
    'This game is confirmed, so it isn’t refunded. Can’t make it? Release your spot to the waiting list in your booking: once someone takes it, you get {{amount}} back.',
  certain:
    'With you in, this game is confirmed and isn’t refunded. Can’t make it? Release your spot to the waiting list in your booking: once someone takes it, you get {{amount}} back.',
  none: 'There’s no refund, unless the game is cancelled.',
} as const;
