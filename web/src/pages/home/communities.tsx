import { pageSizes } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { CommunityGrid } from '../../features/communities/community-card.tsx';
import { featuredCommunitiesQuery, myCommunitiesQuery } from '../../features/communities/queries.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';
import { inFocus } from './in-focus.ts';

/** Up to two of the user's communities (pages.md#home); nothing if there are none. */
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

interface FeaturedProps {
  /** Whether the community in focus is already shown above, so that it comes last here. */
  isFocusSaid?: boolean;
}

export function FeaturedCommunities({ isFocusSaid = false }: FeaturedProps) {
  const t = useT();
  const { data: featured = [] } = useQuery(featuredCommunitiesQuery);
  const said = isFocusSaid && inFocus(featured);
  const communities = said ? [...featured.filter((community) => community !== said), said] : featured;
  if (communities.length === 0) return null;
  return (
    <Section
      title={t('home.communities.featured')}
      aside={
        <Link to="/communities" className="onward">
          {t('home.communities.all')}
          <Icon name="forward" size={18} />
        </Link>
      }
    >
      <CommunityGrid communities={communities} />
    </Section>
  );
}
