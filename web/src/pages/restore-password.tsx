import { AskMailPage } from './account/ask-mail-page.tsx';

export const phrases = ['account'] as const;

/** `/restore-password` (2-accounts §2). */
export default function RestorePasswordPage() {
  return <AskMailPage kind="restore" />;
}
