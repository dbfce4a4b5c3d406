import type { ListedUser } from './queries.ts';

/** What somebody's role is called in the console: an organiser's kind with it. */
export const roleKey = ({ role, organiserKind }: Pick<ListedUser, 'role' | 'organiserKind'>) =>
  `console.roles.${role === 'organiser' ? (organiserKind ?? role) : role}` as const;
