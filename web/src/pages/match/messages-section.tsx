import { MessagesPanel } from '../../features/messages/messages-panel.tsx';

/** The messages to everyone in a game, for users who have some to read or may write them; nobody else loads it. */
export default function MessagesSection({ gameId }: { gameId: string }) {
  return <MessagesPanel group={{ kind: 'game', id: gameId }} />;
}
