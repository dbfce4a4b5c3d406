import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../features/accounts/settings/settings-queries.ts';
import { PlayingFacts, saysNothing } from '../../features/people/playing-facts.tsx';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { FactFold, FactLink } from '../../ui/fact-rows.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Text } from '../../ui/layout.tsx';

const settings = '/settings#playing';

/** The user's own facts about how they play, who can read them, and a link to change them. */
export function HowIPlay() {
  const t = useT();
  const { data } = useQuery(settingsQuery);
  if (!data) return null;
  const { likedSports: sports, playingHours: hours, spokenLanguages: languages, homeCity: city } = data;
  const playing = { sports, hours, languages, city };
  if (saysNothing(playing))
    return <FactLink to={settings} icon="shirt" title={t('playing.say')} fact={t('playing.none')} />;
  const facts = [...sports.map((sport) => t(`games.sport.${sport}`)), ...(city === null ? [] : [city])];
  return (
    <FactFold icon="shirt" title={t('playing.title')} fact={facts.join(', ')}>
      <PlayingFacts playing={playing} />
      <Row gap={16} lineGap={4} align="center" justify="between" wrap>
        <Text size={14} tone="muted">
          {t(data.showsPlaying ? 'playing.onPage' : 'playing.onlyYou')}
        </Text>
        <Link to={settings} className="onward">
          {t('playing.change')}
          <Icon name="forward" size={18} />
        </Link>
      </Row>
    </FactFold>
  );
}
