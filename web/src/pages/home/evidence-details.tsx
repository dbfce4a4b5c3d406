import type { Community } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { CommunityCover } from '../../features/communities/community-cover.tsx';
import { communityGamesQuery } from '../../features/communities/community-queries.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { CompactGame } from '../../ui/game-card/compact-game.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { PlayerWords } from './player-words.tsx';
import classes from './evidence-details.module.css';

/** A community with its next game, and beside it what players say. */
export default function EvidenceDetails({ community }: { community: Community | undefined }) {
  return (
    <div className={classes.evidence}>
      {community && <CommunityInFocus community={community} />}
      <PlayerWords />
    </div>
  );
}

function CommunityInFocus({ community }: { community: Community }) {
  const t = useT();
  const formats = useFormats();
  const { name, shortCode, location, memberCount: count } = community;
  const next = useQuery(communityGamesQuery(shortCode, 1)).data?.games.find(({ status }) => status !== 'cancelled');
  return (
    <Stack gap={12} shrinks>
      <div className={classes.cover}>
        <CommunityCover community={community} />
      </div>
      <Stack gap={2}>
        <h3>{name}</h3>
        <Text tone="muted" className="numbers">
          {location.city} · {t('community.members', { count, number: formats.number(count) })}
        </Text>
      </Stack>
      {next && (
        <Stack gap={6}>
          <Text size={15} weight={600}>
            {t('evidence.community.next')}
          </Text>
          <CompactGame game={next} />
        </Stack>
      )}
      <Link to={`/community/${shortCode}`} className="onward">
        {t('evidence.community.open')}
        <Icon name="forward" size={18} />
      </Link>
    </Stack>
  );
}
