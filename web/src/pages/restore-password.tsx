import { AskMailPage } from './account/ask-mail-page.tsx';

/** `/restore-password` (2-accounts §2). */
export default function RestorePasswordPage() {
  return <AskMailPage kind="restore" />;
}
