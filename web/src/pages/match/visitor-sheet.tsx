import { useT } from '../../platform/i18n.tsx';
import { LogInSheet } from '../../ui/log-in-sheet.tsx';
import type { MembersOnly } from './members-only.ts';

/** For a visitor whose address leads to something in this game that needs an account: says what it is, and how to get in. */
export default function VisitorSheet({ game, what }: { game: string; what: MembersOnly }) {
  const t = useT();
  return <LogInSheet title={t(`match.logIn.${what}`)}>{t('match.logIn.body', { game })}</LogInSheet>;
}
