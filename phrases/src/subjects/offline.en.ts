export const offline = {
  title: 'Not on this device yet',
  body: 'This page opens by itself as soon as there’s a connection.',
  none: 'Your games aren’t saved in this browser yet. Open Rondo once with a connection and they’ll be here.',
  retry: 'Try again',
  busy: 'It’s busy on Rondo',
  busyBody: 'This page opens by itself in a few seconds.',
} as const;
