import { useT } from '../../platform/i18n.tsx';
import { LogInSheet } from '../../ui/log-in-sheet.tsx';

/** What an address leads to that only members of a community have, or who leads it, and the ways in. */
export default function VisitorSheet({ name, what }: { name: string; what: MembersOnly }) {
  const t = useT();
  return <LogInSheet title={t(`communities.logIn.${what}`)}>{t('communities.logIn.body', { name })}</LogInSheet>;
}

export type MembersOnly = 'requests' | 'reports' | 'labels' | 'step';
