import { useLocation } from 'react-router';
import { type Step, steps } from '../../ui/joining/steps.ts';
import { ratingSteps } from '../../features/ratings/steps.ts';
import { useSession } from '../../platform/session.ts';
import { useMounted } from '../../platform/use-mounted.ts';

/** The parts of a game's page that need an account and to which a mail may link. */
export type MembersOnly = 'rating' | 'spot' | 'group' | 'messages' | 'result' | 'step';

const openToAll: ReadonlySet<string> = new Set<Step>([
  steps.enter,
  steps.done,
  steps.guest,
  steps.externalEvent,
  steps.checkout,
  steps.share,
  steps.created,
]);
const ofSpots: ReadonlySet<string> = new Set<Step>([steps.pay, steps.takeOver]);
const ofRating: ReadonlySet<string> = new Set(Object.values(ratingSteps));

/**
 * The part to which the address leads and for which a visitor has to log in (pages.md#game-page); null for logged-in users, and for any other
 * address.
 */
export function useMembersOnly(): MembersOnly | null {
  const { search, hash } = useLocation();
  const isVisitor = useSession() === null;
  const mounted = useMounted();
  return isVisitor && mounted ? ledTo(new URLSearchParams(search), hash) : null;
}

function ledTo(query: URLSearchParams, hash: string): MembersOnly | null {
  const step = query.get('step');
  if (step !== null && ofRating.has(step)) return 'rating';
  if (step !== null && ofSpots.has(step)) return 'spot';
  if (step !== null) return openToAll.has(step) ? null : 'step';
  if (query.has('group')) return 'group';
  return hash === '#messages' ? 'messages' : hash === '#result' ? 'result' : null;
}
