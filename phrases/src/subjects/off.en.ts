/** What people read while an admin has switched something off, unless the admin wrote words of their own. */
export const off = {
  changes: 'Rondo is being worked on. You can look around, and change nothing for now.',
  signUps: 'Nobody can sign up for now. Please try again later.',
  payments: 'Paying is off for now. Your credit works as usual.',
  until: 'Expected end: {{when}}.',
} as const;
