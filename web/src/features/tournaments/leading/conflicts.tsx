import type { Tournament, TournamentPlan } from '@rondo/contract';
import { useT } from '../../../platform/i18n.tsx';
import { Problem } from '../../../ui/form.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { useNames } from '../names.ts';

type Conflict = TournamentPlan['conflicts'][number];

interface Props {
  tournament: Pick<Tournament, 'matches' | 'teams'>;
  conflicts: readonly Conflict[];
}

/** Each conflict of a plan in words, with the matches that are in each other's way. */
export function Conflicts({ tournament, conflicts }: Props) {
  const t = useT();
  const names = useNames(tournament);
  if (conflicts.length === 0) return null;
  const nameOf = (id: string | null) => {
    const match = tournament.matches.find((one) => one.id === id);
    return match ? names.whole(match) : (id ?? '');
  };
  const say = ({ code, match, other, court, role, minutes }: Conflict) => {
    const known = role === 'referee' || role === 'table' ? t(`tournamentLeading.conflict.role.${role}`) : '';
    const given = {
      match: nameOf(match),
      other: nameOf(other),
      court: court ?? '',
      role: known,
      minutes: minutes ?? 0,
    };
    return t(`tournamentLeading.conflict.${code}`, given);
  };
  return (
    <Problem>
      <strong>{t('tournamentLeading.conflict.title', { count: conflicts.length })}</strong>
      <Stack as="ul" gap={6} above={6}>
        {conflicts.map((conflict) => (
          <Text as="li" size={15} key={JSON.stringify(conflict)}>
            {say(conflict)}
          </Text>
        ))}
      </Stack>
    </Problem>
  );
}
