import { useT } from '../../platform/i18n.tsx';
import { LogInSheet } from '../../ui/log-in-sheet.tsx';
import type { MembersOnly } from './members-only.ts';

/** For visitors whose address leads to something that only people with an account have at this game: what it is, and the ways in. */
export default function VisitorSheet({ game, what }: { game: string; what: MembersOnly }) {
  const t = useT();
  return <LogInSheet title={t(`match.logIn.${what}`)}>{t('match.logIn.body', { game })}</LogInSheet>;
}
