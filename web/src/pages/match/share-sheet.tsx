import type { GameDetails } from '@rondo/contract';
import { ShareOptions } from '../../features/games/details/share-options.tsx';
import { useT } from '../../platform/i18n.tsx';
import { Text } from '../../ui/layout.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface Props {
  game: GameDetails;
  /** Whether the game has just been made. */
  isNew: boolean;
  onClose: () => void;
}

/** The ways to share a game. */
export function ShareSheet({ game, isNew, onClose }: Props) {
  const t = useT();
  return (
    <Sheet open onClose={onClose} title={t(isNew ? 'match.share.created' : 'match.share.title')}>
      {isNew && <Text below={16}>{t('match.share.createdBody')}</Text>}
      <ShareOptions game={game} />
    </Sheet>
  );
}
