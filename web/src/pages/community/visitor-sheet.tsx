import { useT } from '../../platform/i18n.tsx';
import { LogInSheet } from '../../ui/log-in-sheet.tsx';

/** For visitors whose address leads to something that only a community's members or leaders have: what it is, and the ways in. */
export default function VisitorSheet({ name, what }: { name: string; what: MembersOnly }) {
  const t = useT();
  return <LogInSheet title={t(`communities.logIn.${what}`)}>{t('communities.logIn.body', { name })}</LogInSheet>;
}

export type MembersOnly = 'requests' | 'reports' | 'labels' | 'step';
