import { useUser } from '../../platform/session.ts';

/** Who is logged in, to begin a form with. */
export function useOwnName(): { name: string; email: string } {
  const user = useUser();
  return { name: user?.name ?? '', email: user?.email ?? '' };
}
