import { MessagesPanel } from '../../features/messages/messages-panel.tsx';

/** The messages to all members of a community, above its news. */
export default function MessagesSection({ communityId }: { communityId: string }) {
  return <MessagesPanel group={{ kind: 'community', id: communityId }} />;
}
