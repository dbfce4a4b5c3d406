import type { Me, OwnHome } from '@rondo/contract';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import classes from './own-home.module.css';

/** Says when one plays next; to users without a game, how to begin. @param home null until it is known */
export function Greeting({ user, home }: { user: Me; home: OwnHome | null }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const name = useFormatName()(user.name).split(' ')[0] ?? '';
  if (home?.next) {
    const day = lower(formats.relativeDay(home.next.game_date, now));
    return <h1 className={classes.hello}>{t('ownHome.helloNext', { day, name })}</h1>;
  }
  const isNew = user.game_count === 0;
  return (
    <header className={classes.greeting}>
      <h1 className={classes.hello}>{t('ownHome.hello', { name })}</h1>
      {home && (
        <>
          <Text size={18} tone="muted">
            {t(isNew ? 'ownHome.newcomer.lead' : 'ownHome.quiet')}
          </Text>
          <Row gap={10} wrap className={classes.ways}>
            <ButtonLink to="/allgames" size="large">
              {t('ownHome.newcomer.find')}
            </ButtonLink>
            {isNew && (
              <>
                {home.forYou.city === null && (
                  <ButtonLink to="/settings#playing" variant="secondary" size="large">
                    {t('ownHome.newcomer.city')}
                  </ButtonLink>
                )}
                <ButtonLink to="/communities" variant="secondary" size="large">
                  {t('ownHome.newcomer.communities')}
                </ButtonLink>
              </>
            )}
          </Row>
        </>
      )}
    </header>
  );
}

/** `Tomorrow` within a sentence. */
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
