import type { Community } from '@rondo/contract';
import { communityDescriptionFold, isRated, showsCommunityScores } from '@rondo/rules';
import { type ReactNode, useState } from 'react';
import { CommunityCover } from '../../features/communities/community-cover.tsx';
import { writeSearch } from '../../features/leaderboard/search.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import classes from './community.module.css';

interface Props {
  community: Community;
  /** Whether the reader may see its members. */
  maySee: boolean;
  /** The reader's membership. */
  children: ReactNode;
}

/** Banner, name and facts of a community. */
export function CommunityHeader({ community, maySee, children }: Props) {
  const t = useT();
  const formats = useFormats();
  const { memberCount: count, sport, shortCode, communityOptions } = community;
  const mark = <SportMark sport={sport} size={44} />;
  return (
    <header>
      <div className={classes.banner}>
        <CommunityCover community={community} eager />
      </div>
      <Row gap={24} lineGap={8} wrap above={16} className={classes.head}>
        <span className={classes.mark}>
          {community.location_img ? <Picture src={community.location_img} fallback={mark} eager /> : mark}
        </span>
        <div className={classes.words}>
          <Text as="h1" breaks>
            {community.name}
          </Text>
          <Row as="ul" gap={20} lineGap={6} wrap above={8} tone="muted" className={classes.facts}>
            <li>
              <SportMark sport={sport} size={18} />
              {t(`games.sport.${sport}`)}
            </li>
            <li>
              <Icon name="pin" size={18} />
              {community.location.city}
            </li>
            <li>
              <Icon name="people" size={18} />
              <span className="numbers">{t('community.members', { count, number: formats.number(count) })}</span>
            </li>
            {communityOptions.isPrivate && (
              <li>
                <Chip icon="lock">{t('community.private')}</Chip>
              </li>
            )}
            {maySee && isRated(sport) && showsCommunityScores(communityOptions) && (
              <li>
                <Icon name="trophy" size={18} />
                <Text to={writeSearch({ community: shortCode, sport })} as={Link} tone="turf" weight={600}>
                  {t('nav.leaderboard')}
                </Text>
              </li>
            )}
          </Row>
        </div>
        <div className={classes.membership}>{children}</div>
      </Row>
      <Description text={community.description} />
    </header>
  );
}

/** Long descriptions start folded (product.md#communities). */
function Description({ text }: { text: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const folds = text.length > communityDescriptionFold;
  return (
    <div className={classes.description}>
      <p className={folds && !open ? classes.folded : undefined}>{text}</p>
      {folds && (
        <Button variant="plain" className={classes.unfold} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('common.less') : t('common.more')}
        </Button>
      )}
    </div>
  );
}
