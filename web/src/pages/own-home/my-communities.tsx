import type { GameCard, OwnCommunity, OwnHome } from '@rondo/contract';
import { pageSizes } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { CommunityCover } from '../../features/communities/community-cover.tsx';
import { myCommunitiesQuery } from '../../features/communities/queries.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Grid, Row, Stack, Text } from '../../ui/layout.tsx';
import { Section } from '../../ui/page.tsx';
import classes from './my-communities.module.css';

/** Up to two of the user's communities (pages.md#home), each with its next game that they could join; nothing if they are in none. */
export function MyCommunities({ next }: { next: OwnHome['ofCommunities'] }) {
  const t = useT();
  const { data: communities = [] } = useQuery(myCommunitiesQuery);
  if (communities.length === 0) return null;
  return (
    <Section
      title={t('home.communities.mine')}
      aside={
        <Link to="/communities" className="onward">
          {t('home.communities.mineAll')}
          <Icon name="forward" size={18} />
        </Link>
      }
    >
      <Grid as="ul" least={320} gap={10}>
        {communities.slice(0, pageSizes.myCommunities).map((community) => (
          <CommunityRow
            key={community._id}
            community={community}
            next={next.find((one) => one.community === community.shortCode)?.game}
          />
        ))}
      </Grid>
    </Section>
  );
}

function CommunityRow({ community, next }: { community: OwnCommunity; next: GameCard | undefined }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const count = community.memberCount;
  return (
    <Row as="li" gap={12} lineGap={4} align="center" wrap className={classes.community}>
      <span className={classes.cover}>
        <CommunityCover community={community} />
      </span>
      <Stack shrinks grows>
        <Text as={Link} to={`/community/${community.shortCode}`} weight={650}>
          {community.name}
        </Text>
        {next ? (
          <Text as={Link} to={`/match/${next._id}`} size={14} tone="turf" weight={600} className="numbers">
            {formats.day(next.game_date, now)}, {formats.time(next.game_date)} · {next.name}
          </Text>
        ) : (
          <Text as="span" size={14} tone="muted" className="numbers">
            {community.location.city} · {t('community.members', { count, number: formats.number(count) })}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
