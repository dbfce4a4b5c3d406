import type { Community } from '@rondo/contract';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Card, CardGrid, CardLink } from '../../ui/card.tsx';
import { Chip, SportChip } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './community-card.module.css';
import { CommunityCover } from './community-cover.tsx';

/** A community in one glance; the whole card is the link. */
function CommunityCard({ community }: { community: Community }) {
  const t = useT();
  const formats = useFormats();
  const count = community.memberCount;
  return (
    <Card>
      <div className={classes.cover}>
        <CommunityCover community={community} />
        <div className={classes.chips}>
          <SportChip sport={community.sport} />
          {community.communityOptions.isPrivate && <Chip icon="lock">{t('community.private')}</Chip>}
        </div>
      </div>
      <div className={classes.body}>
        <h3>
          <CardLink to={`/community/${community.shortCode}`}>{community.name}</CardLink>
        </h3>
        <p className={classes.text}>{community.description}</p>
        <ul className={classes.facts}>
          <li>
            <Icon name="pin" size={16} />
            {community.location.city}
          </li>
          <li>
            <Icon name="people" size={16} />
            <span className="numbers">{t('community.members', { count, number: formats.number(count) })}</span>
          </li>
        </ul>
      </div>
    </Card>
  );
}

/** Communities side by side. */
export function CommunityGrid({ communities }: { communities: readonly Community[] }) {
  return (
    <CardGrid shape="rowOfThree">
      {communities.map((community) => (
        <li key={community._id}>
          <CommunityCard community={community} />
        </li>
      ))}
    </CardGrid>
  );
}
