import type { PersonPage } from '@rondo/contract';
import { badgeFrom, languages } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { Grid, Row, Text } from '../../ui/layout.tsx';
import { Medal } from '../../ui/medal.tsx';
import { Section } from '../../ui/page.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import { PlayingFacts, saysNothing } from './playing-facts.tsx';
import classes from './person-view.module.css';

/** A player: face, name, badges, sports, and games and communities shared with the reader, as far as the player allows (pages.md#player). */
export function PersonView({ person }: { person: PersonPage }) {
  const t = useT();
  const name = useFormatName()(person.name);
  return (
    <>
      <PersonHead person={person} />
      {person.sight === 'name' ? (
        <Text above={24} tone="muted">
          {t('people.hidden', { name })}
        </Text>
      ) : (
        <div className={classes.columns}>
          <div>
            {person.playing && !saysNothing(person.playing) && (
              <Section title={person.sight === 'own' ? t('playing.title') : t('people.playing', { name })}>
                <PlayingFacts playing={person.playing} />
              </Section>
            )}
            <Sports person={person} />
          </div>
          <div>
            {person.sight === 'whole' && <Together together={person.together} />}
            <Communities person={person} />
          </div>
        </div>
      )}
    </>
  );
}

function PersonHead({ person }: { person: PersonPage }) {
  const { t, language } = useI18n();
  const formatName = useFormatName();
  const { name, photo, since, played, results, badges, hosted, sight } = person;
  const month = new Intl.DateTimeFormat(languages[language].locale, { month: 'long', year: 'numeric' });
  return (
    <header className={classes.head}>
      <Avatar name={formatName(name)} photo={photo} size={96} />
      <div className={classes.words}>
        <h1 className={classes.name}>{formatName(name)}</h1>
        {sight !== 'name' && (
          <Text size={15} tone="muted" className="numbers">
            {t('people.played', { count: played })}
            {results.of > 0 && <> · {t('people.won', results)}</>}
            {since !== null && <> · {t('people.since', { month: month.format(new Date(since)) })}</>}
          </Text>
        )}
        {hosted.games > 0 && (
          <Text size={15} tone="muted" className="numbers">
            {t('people.hosted.body', { count: hosted.games, ahead: hosted.wentAhead })}
          </Text>
        )}
      </div>
      {badges.length > 0 && (
        <ul className={classes.badges}>
          {badges.map((badge) => (
            <Row key={badge} as="li" gap={10} lineGap={4} align="center" wrap className={classes.badge}>
              <Chip icon={badgeIcons[badge]}>{t(`people.badges.${badge}.name`)}</Chip>
              <Text as="span" size={15} tone="muted" className="numbers">
                {t(`people.badges.${badge}.body`, { count: badgeCounts[badge] })}
              </Text>
            </Row>
          ))}
        </ul>
      )}
      {sight === 'own' && (
        <div className={classes.own}>
          <Text size={15} tone="muted">
            {t('people.own')}
          </Text>
          <ButtonLink to="/settings#privacy" variant="secondary">
            {t('people.settings')}
          </ButtonLink>
          <ButtonLink to="/edit-profile" variant="secondary">
            {t('people.edit')}
          </ButtonLink>
        </div>
      )}
    </header>
  );
}

const badgeIcons = { trusted: 'shield', regular: 'star', host: 'people' } as const;
const badgeCounts = {
  trusted: badgeFrom.trusted.played,
  regular: badgeFrom.regular.played,
  host: badgeFrom.host.organised,
};

function Sports({ person: { sports } }: { person: PersonPage }) {
  const t = useT();
  return (
    <Section title={t('people.sports.title')}>
      {sports.length === 0 ? (
        <Text size={15} tone="muted">
          {t('people.sports.none')}
        </Text>
      ) : (
        <Grid as="ul" least={320} gap={12}>
          {sports.map(({ sport, played, band, provisional }) => (
            <Row key={sport} as="li" gap={12} align="center" className={classes.sport}>
              <SportMark sport={sport} size={28} />
              <span className={classes.words}>
                <strong>{t(`games.sport.${sport}`)}</strong>
                <Text as="span" size={15} tone="muted" className="numbers">
                  {t('people.sports.games', { count: played })}
                </Text>
              </span>
              {band && (
                <Row as="span" gap={8} align="center">
                  <Medal band={band} size={26} />
                  <span className={classes.words}>
                    <strong className={classes.level}>{t(`score.bands.${band}`)}</strong>
                    {provisional && (
                      <Text as="span" size={15} tone="muted">
                        {t('people.sports.provisional')}
                      </Text>
                    )}
                  </span>
                </Row>
              )}
            </Row>
          ))}
        </Grid>
      )}
    </Section>
  );
}

function Together({ together: { games, latest } }: Pick<PersonPage, 'together'>) {
  const t = useT();
  const formats = useFormats();
  if (games === 0)
    return (
      <Text above={24} tone="muted">
        {t('people.together.none')}
      </Text>
    );
  return (
    <Section title={t('people.together.title', { count: games })}>
      <ul className={classes.rows}>
        {latest.map(({ _id, name, sport, game_date: date }) => (
          <li key={_id}>
            <Row to={`/match/${_id}`} as={Link} gap={12} align="center" className={classes.row}>
              <SportMark sport={sport} size={22} />
              <Text as="span" weight={600} grows breaks className={classes.rowName}>
                {name}
              </Text>
              <Text as="span" size={15} tone="muted" className="numbers">
                {formats.day(date)}
              </Text>
            </Row>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Communities({ person: { communities, sight } }: { person: PersonPage }) {
  const t = useT();
  if (communities.length === 0) return null;
  return (
    <Section title={t(sight === 'own' ? 'people.communities.own' : 'people.communities.title')}>
      <ul className={classes.rows}>
        {communities.map(({ _id, name, shortCode }) => (
          <li key={_id}>
            <Row
              to={`/community/${encodeURIComponent(shortCode)}`}
              as={Link}
              gap={12}
              align="center"
              className={classes.row}
            >
              <Text as="span" weight={600} grows breaks className={classes.rowName}>
                {name}
              </Text>
            </Row>
          </li>
        ))}
      </ul>
    </Section>
  );
}
