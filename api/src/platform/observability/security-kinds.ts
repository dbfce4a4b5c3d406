/** The kinds of events in the security stream; security-events.md says what each is. */
export const securityKinds = [
  'login.refused',
  'limit.reached',
  'access.refused',
  'identity.asked',
  'identity.confirmed',
  'identity.refused',
  'role.changed',
  'account.banned',
  'account.unbanned',
  'data.exported',
] as const;
export type SecurityKind = (typeof securityKinds)[number];
