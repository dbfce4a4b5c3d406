import { AskMailPage } from './account/ask-mail-page.tsx';

export const phrases = ['account'] as const;

/** `/restore-password` (product.md#recovery). */
export default function RestorePasswordPage() {
  return <AskMailPage kind="restore" />;
}
