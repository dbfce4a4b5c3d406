/** What people read while an admin has switched something off, unless the admin wrote words of their own. */
export const off = {
  changes: 'We’re working on Rondo. You can look around, but not change anything.',
  signUps: 'Signing up is off for now. Please try again later.',
  payments: 'Paying is off for now. Your credit still works.',
  until: 'Back around {{when}}.',
} as const;
