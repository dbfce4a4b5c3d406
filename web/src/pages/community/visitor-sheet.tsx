import { useT } from '../../platform/i18n.tsx';
import { LogInSheet } from '../../ui/log-in-sheet.tsx';

/** For a visitor whose address leads to something that only a community's members or leaders can use: says what it is, and how to get in. */
export default function VisitorSheet({ name, what }: { name: string; what: MembersOnly }) {
  const t = useT();
  return <LogInSheet title={t(`communities.logIn.${what}`)}>{t('communities.logIn.body', { name })}</LogInSheet>;
}

export type MembersOnly = 'requests' | 'reports' | 'labels' | 'step';
