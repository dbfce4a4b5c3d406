import { useT } from '../../platform/i18n.tsx';
import { LogInSheet } from '../../ui/log-in-sheet.tsx';
import type { MembersOnly } from './members-only.ts';

/** What an address leads to that only somebody with an account has at this game, and the ways in. */
export default function VisitorSheet({ game, what }: { game: string; what: MembersOnly }) {
  const t = useT();
  return <LogInSheet title={t(`match.logIn.${what}`)}>{t('match.logIn.body', { game })}</LogInSheet>;
}
