import type { GameDetails, GameGroup } from '@rondo/contract';
import { GroupCard } from '../../features/joining/together/group-card.tsx';
import { steps, type Wizard } from '../../ui/joining/steps.ts';
import { WithPhrases } from '../../platform/i18n.tsx';
import { Skeleton } from '../../ui/states.tsx';

const phrases = ['together'] as const;

interface Props {
  game: GameDetails;
  groups: readonly GameGroup[];
  userId: string;
  open: Wizard['open'];
}

/** The viewer's groups in the game. */
export default function GroupsSection({ game, groups, userId, open }: Props) {
  return (
    <WithPhrases parts={phrases} fallback={<Skeleton height={260} />}>
      {groups.map((group) => (
        <GroupCard
          key={group._id}
          {...{ group, userId, open }}
          gameId={game._id}
          onJoin={() => open(game.hasPasscode ? steps.enter : steps.pay)}
        />
      ))}
    </WithPhrases>
  );
}
