import type { PersonPage } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import classes from './playing-facts.module.css';

type Playing = NonNullable<PersonPage['playing']>;

export function saysNothing({ sports, hours, languages, city }: Playing): boolean {
  return sports.length + hours.length + languages.length === 0 && city === null;
}

/** A player's own facts about how they play: sports, hours, city and languages; only those that they filled in. */
export function PlayingFacts({ playing: { sports, hours, languages, city } }: { playing: Playing }) {
  const t = useT();
  return (
    <dl className={classes.facts}>
      <Fact name={t('playing.facts.sports')}>
        {sports.map((sport) => (
          <li key={sport}>
            <SportMark sport={sport} size={18} />
            {t(`games.sport.${sport}`)}
          </li>
        ))}
      </Fact>
      <Fact name={t('playing.facts.hours')}>
        {hours.map((part) => (
          <li key={part}>
            <Icon name={part.endsWith('Evening') ? 'moon' : 'sun'} size={16} />
            {t(`dayParts.${part}`)}
          </li>
        ))}
      </Fact>
      <Fact name={t('playing.facts.city')}>
        {city === null
          ? []
          : [
              <li key={city}>
                <Icon name="pin" size={16} />
                {city}
              </li>,
            ]}
      </Fact>
      <Fact name={t('playing.facts.languages')}>
        {languages.map((code) => (
          <li key={code}>{t(`playing.names.${code}`)}</li>
        ))}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <ul>{children}</ul>
      </dd>
    </div>
  );
}
