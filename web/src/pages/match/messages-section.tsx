import { MessagesPanel } from '../../features/messages/messages-panel.tsx';

/** The messages to everyone in a game, loaded only for users who have some to read or may write them. */
export default function MessagesSection({ gameId }: { gameId: string }) {
  return <MessagesPanel group={{ kind: 'game', id: gameId }} />;
}
