export const offline = {
  title: 'You are offline',
  body: 'There is no connection at the moment. These are the games you have joined, as we last knew them.',
  none: 'Your games were not kept in this browser yet. They are here once you have opened Rondo with a connection.',
  retry: 'Try again',
} as const;
