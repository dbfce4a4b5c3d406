import { useUser } from '../../platform/session.ts';

/** The logged-in user's name and address, as a form's first values. */
export function useOwnName(): { name: string; email: string } {
  const user = useUser();
  return { name: user?.name ?? '', email: user?.email ?? '' };
}
