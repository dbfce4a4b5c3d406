export const offline = {
  title: 'Not on this device yet',
  body: 'This page opens once you’re connected.',
  none: 'Open Rondo once with a connection to see your games here.',
  retry: 'Try again',
  busy: 'Rondo is busy',
  busyBody: 'This page opens in a few seconds.',
} as const;
