import { AskMailPage } from './account/ask-mail-page.tsx';

export const phrases = ['account'] as const;

/** `/guest-account` (2-accounts §2). */
export default function GuestAccountPage() {
  return <AskMailPage kind="guest" />;
}
