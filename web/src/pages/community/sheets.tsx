import { lazy } from 'react';
import { useSteps } from '../../features/communities/joining/steps.ts';
import type { CommunityDetails } from '../../features/communities/community-queries.ts';
import { useUser } from '../../platform/session.ts';
import { useMounted } from '../../platform/use-mounted.ts';

const JoinSheet = lazy(() => import('../../features/communities/joining/join-sheet.tsx'));
const LeaveSheet = lazy(() => import('../../features/communities/joining/leave-sheet.tsx'));

/** The sheets to join and to leave, for readers who can. */
export function Sheets({ details }: { details: CommunityDetails }) {
  const { step, close } = useSteps();
  const isGuest = useUser()?.role === 'guest';
  const status = details.joinRequest?.status;
  const isMember = status === 'approved';
  // Dialogs are opened in the browser only.
  if (!useMounted() || isGuest) return null;
  if (step === 'leave' && isMember) return <LeaveSheet details={details} onClose={close} />;
  if (step === 'join' && !isMember && status !== 'pending') return <JoinSheet details={details} onClose={close} />;
  return null;
}
