import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { ForAdmins } from '../../features/communities/leading/for-admins.tsx';
import type { CommunityDetails } from '../../features/communities/community-queries.ts';
import { pageFromQuery } from '../../platform/page-from-query.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/states.tsx';
import { Closed } from './closed.tsx';
import { CommunityGames } from './community-games.tsx';
import { membersFromQuery, type Tab } from './tabs.ts';

const MessagesSection = lazy(() => import('./messages-section.tsx'));
const NewsList = lazy(() => import('../../features/communities/news-list.tsx'));
const Requests = lazy(() => import('../../features/communities/leading/requests.tsx'));
const MemberList = lazy(() => import('../../features/communities/member-list.tsx'));

/** The content of the chosen tab; non-members of a private community see placeholders. */
export function TabContent({ details, tab }: { details: CommunityDetails; tab: Tab }) {
  const [query] = useSearchParams();
  const { community, mayLead } = details;
  const code = community.shortCode;
  const led = mayLead ? community : null;
  if (tab === 'requests') {
    return (
      <ForAdmins waiting={<Waiting />}>
        <Requests community={community} />
      </ForAdmins>
    );
  }
  if (!details.maySee) return <Closed details={details} tab={tab} />;
  if (tab === 'games') return <CommunityGames code={code} page={pageFromQuery(query)} />;
  return (
    <Deferred waiting={<Waiting />}>
      {tab === 'news' ? (
        <Stack gap={16}>
          {(mayLead || details.joinRequest?.status === 'approved') && <MessagesSection communityId={community._id} />}
          <NewsList code={code} page={pageFromQuery(query)} led={led} />
        </Stack>
      ) : (
        <MemberList details={details} search={membersFromQuery(query)} />
      )}
    </Deferred>
  );
}

function Waiting() {
  return (
    <Loading>
      <Skeleton height={320} />
    </Loading>
  );
}
