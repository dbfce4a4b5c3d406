import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { featuredCommunitiesQuery } from '../../features/communities/queries.ts';
import { useT, WithPhrases } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { Deferred } from '../../ui/deferred.tsx';
import { Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/states.tsx';

const EvidenceDetails = lazy(() => import('./evidence-details.tsx'));

const phrases = ['evidence'] as const;

/** Shows who already plays: a community that anybody may look at, and players' words; nothing if there is neither (pages.md#home). */
export function Evidence() {
  const t = useT();
  const { reviewsUrl, isDemo } = useSettings();
  const { data: communities = [] } = useQuery(featuredCommunitiesQuery);
  // The featured community whose next game visitors see: the first that anybody may look at.
  const community = communities.find(({ communityOptions }) => !communityOptions.isPrivate);
  if (!community && !reviewsUrl && !isDemo) return null;
  const waiting = <Skeleton height={420} />;
  return (
    <Section title={t('home.evidence.title')}>
      <Deferred near waiting={waiting}>
        <WithPhrases parts={phrases} fallback={waiting}>
          <EvidenceDetails community={community} />
        </WithPhrases>
      </Deferred>
    </Section>
  );
}
