import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { useSteps } from '../../features/communities/joining/steps.ts';
import type { CommunityDetails } from '../../features/communities/community-queries.ts';
import { useSession } from '../../platform/session.ts';
import { useMounted } from '../../platform/use-mounted.ts';
import type { MembersOnly } from './visitor-sheet.tsx';

const JoinSheet = lazy(() => import('../../features/communities/joining/join-sheet.tsx'));
const LeaveSheet = lazy(() => import('../../features/communities/joining/leave-sheet.tsx'));
const VisitorSheet = lazy(() => import('./visitor-sheet.tsx'));

/** The sheets to join and to leave, for readers who can; for visitors the sheet about an address that only members can use. */
export function Sheets({ details }: { details: CommunityDetails }) {
  const { step, close } = useSteps();
  const [query] = useSearchParams();
  const session = useSession();
  const status = details.joinRequest?.status;
  const isMember = status === 'approved';
  // Dialogs are opened in the browser only.
  if (!useMounted() || session?.user.role === 'guest') return null;
  const what = session === null ? ledTo(query) : null;
  if (what !== null) return <VisitorSheet name={details.community.name} what={what} />;
  if (step === 'leave' && isMember) return <LeaveSheet details={details} onClose={close} />;
  if (step === 'join' && !isMember && status !== 'pending') return <JoinSheet details={details} onClose={close} />;
  return null;
}

const ofLabels: ReadonlySet<string> = new Set(['mine', 'member']);

function ledTo(query: URLSearchParams): MembersOnly | null {
  const step = query.get('step');
  if (step === null) return query.get('tab') === 'requests' ? 'requests' : null;
  if (step === 'reports') return 'reports';
  if (ofLabels.has(step)) return 'labels';
  return step === 'join' ? null : 'step';
}
