import { useT } from '../../../../platform/i18n.tsx';
import { useUser } from '../../../../platform/session.ts';
import { Acts } from '../../../../ui/console/acts.tsx';
import { Text } from '../../../../ui/layout.tsx';
import { actsOn, type PersonStep } from './acts-on.ts';
import type { UserDetails } from './queries.ts';

interface Props {
  user: UserDetails;
  onAct: (step: PersonStep) => void;
}

/** An admin's acts on a person; on their own account they have none. */
export function PersonActs({ user, onAct }: Props) {
  const t = useT();
  const me = useUser();
  if (me?._id === user._id) return <Text above={16}>{t('console.person.isYou')}</Text>;
  return <Acts acts={actsOn(user)} onAct={onAct} />;
}
