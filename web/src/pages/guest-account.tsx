import { AskMailPage } from './account/ask-mail-page.tsx';

export const phrases = ['account'] as const;

/** `/guest-account` (product.md#recovery). */
export default function GuestAccountPage() {
  return <AskMailPage kind="guest" />;
}
