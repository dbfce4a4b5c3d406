import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../features/accounts/settings/settings-queries.ts';
import { PlayingFacts, saysNothing } from '../../features/people/playing-facts.tsx';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/layout.tsx';
import { Card, Section } from '../../ui/page.tsx';
import classes from './profile.module.css';

const settings = '/settings#playing';

/** The user's own facts about how they play, who can read them, and a link to change them. */
export function HowIPlay() {
  const t = useT();
  const { data } = useQuery(settingsQuery);
  if (!data) return null;
  const { likedSports: sports, playingHours: hours, spokenLanguages: languages, homeCity: city } = data;
  const playing = { sports, hours, languages, city };
  const isSilent = saysNothing(playing);
  return (
    <Section
      title={t('playing.title')}
      aside={
        !isSilent && (
          <Link to={settings} className="onward">
            {t('playing.change')}
            <Icon name="forward" size={18} />
          </Link>
        )
      }
    >
      {isSilent ? (
        <Card className={classes.silent}>
          <p>{t('playing.none')}</p>
          <ButtonLink to={settings} variant="secondary">
            {t('playing.say')}
          </ButtonLink>
        </Card>
      ) : (
        <>
          <PlayingFacts playing={playing} />
          <Text above={8} size={14} tone="muted">
            {t(data.showsPlaying ? 'playing.onPage' : 'playing.onlyYou')}
          </Text>
        </>
      )}
    </Section>
  );
}
