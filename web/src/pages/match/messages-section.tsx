import type { GameDetails } from '@rondo/contract';
import { MessagesPanel } from '../../features/messages/messages-panel.tsx';

/** The messages to everyone in a game, loaded only for users who have some to read or may write them; its leaders' tools have the button. */
export default function MessagesSection({ game: { _id: id, viewer } }: { game: GameDetails }) {
  return <MessagesPanel group={{ kind: 'game', id }} isOpenedElsewhere={viewer?.rights.includes('message') ?? false} />;
}
