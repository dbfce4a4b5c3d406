import { pageSizes } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { CommunityGrid } from '../../features/communities/community-card.tsx';
import { featuredCommunitiesQuery, myCommunitiesQuery } from '../../features/communities/queries.ts';
import { useT } from '../../platform/i18n.tsx';
import { Section } from '../../ui/page.tsx';

/** Up to two of one's own (1-games §2); nothing for who is in none. */
export function MyCommunities() {
  const t = useT();
  const { data: communities = [] } = useQuery(myCommunitiesQuery);
  if (communities.length === 0) return null;
  return (
    <Section title={t('home.communities.mine')}>
      <CommunityGrid communities={communities.slice(0, pageSizes.myCommunities)} />
    </Section>
  );
}

export function FeaturedCommunities() {
  const t = useT();
  const { data: communities = [] } = useQuery(featuredCommunitiesQuery);
  if (communities.length === 0) return null;
  return (
    <Section title={t('home.communities.featured')}>
      <CommunityGrid communities={communities} />
    </Section>
  );
}
