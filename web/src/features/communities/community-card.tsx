import type { Community, OwnCommunity } from '@rondo/contract';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Card, CardGrid, CardLink } from '../../ui/card.tsx';
import { Chip, onPaper, SportChip } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { TagChips } from '../../ui/tag-chips.tsx';
import classes from './community-card.module.css';
import { CommunityCover } from './community-cover.tsx';

interface CardProps {
  community: Community | OwnCommunity;
  /** Whether the cards stand below each other on a phone, each with its picture beside its words. */
  isListed: boolean;
}

/** A community at a glance; the whole card is a link. */
function CommunityCard({ community, isListed }: CardProps) {
  const t = useT();
  const formats = useFormats();
  const count = community.memberCount;
  return (
    <Card>
      <div className={classes.cover} data-listed={isListed || undefined}>
        <CommunityCover community={community} />
      </div>
      <div className={classes.body}>
        <Row gap={6} wrap className={onPaper}>
          <SportChip sport={community.sport} />
          {community.communityOptions.isPrivate && <Chip icon="lock">{t('community.private')}</Chip>}
        </Row>
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
        {'tags' in community && <Called community={community} />}
      </div>
    </Card>
  );
}

/** The reader's labels in the community. */
function Called({ community: { nickname, tags } }: { community: OwnCommunity }) {
  const t = useT();
  if (!nickname && tags.length === 0) return null;
  return (
    <div className={classes.called}>
      {nickname && <strong>{t('community.calledHere', { nickname })}</strong>}
      <TagChips tags={tags} />
    </div>
  );
}

interface GridProps {
  communities: readonly (Community | OwnCommunity)[];
  /** Stacks the cards on a phone; otherwise the row can be swiped. */
  isList?: boolean;
}

/** Communities side by side. */
export function CommunityGrid({ communities, isList = false }: GridProps) {
  return (
    <CardGrid shape={isList ? 'grid' : 'rowOfThree'}>
      {communities.map((community) => (
        <li key={community._id}>
          <CommunityCard community={community} isListed={isList} />
        </li>
      ))}
    </CardGrid>
  );
}
