/** How long ago something happened. */
export const age = {
  now: 'just now',
  minutes: { one: '1 minute ago', other: '{{count}} minutes ago' },
  hours: { one: '1 hour ago', other: '{{count}} hours ago' },
  yesterday: 'Yesterday',
} as const;
