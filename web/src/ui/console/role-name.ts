import type { ListedUser } from './users-query.ts';

/** The name of a user's role in the console, with an organiser's kind. */
export const roleKey = ({ role, organiserKind }: Pick<ListedUser, 'role' | 'organiserKind'>) =>
  `console.roles.${role === 'organiser' ? (organiserKind ?? role) : role}` as const;
