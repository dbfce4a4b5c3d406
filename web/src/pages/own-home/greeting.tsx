import { firstNameOf } from '@rondo/rules';
import type { Me, OwnHome } from '@rondo/contract';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import classes from './own-home.module.css';

/** Says when the user plays or hosts next; users without a game read how to begin. @param home null until it has loaded */
export function Greeting({ user, home }: { user: Me; home: OwnHome | null }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const name = firstNameOf(useFormatName()(user.name));
  const soonest = home === null ? null : soonestOf(home);
  if (soonest) {
    const day = lower(formats.relativeDay(soonest.start, now));
    return (
      <h1 className={classes.hello}>
        {t(soonest.isHosted ? 'ownHome.helloHost' : 'ownHome.helloNext', { day, name })}
      </h1>
    );
  }
  const creates = user.role === 'organiser';
  const isNew = user.game_count === 0;
  return (
    <header className={classes.greeting}>
      <h1 className={classes.hello}>{t('ownHome.hello', { name })}</h1>
      {home && (
        <>
          <Text size={18} tone="muted">
            {t(creates ? 'ownHome.hosting.lead' : isNew ? 'ownHome.newcomer.lead' : 'ownHome.quiet')}
          </Text>
          <Row gap={10} wrap className={classes.ways}>
            {creates && (
              <ButtonLink to="/create" size="large">
                {t('ownHome.hosting.create')}
              </ButtonLink>
            )}
            <ButtonLink to="/allgames" size="large" variant={creates ? 'secondary' : 'primary'}>
              {t('ownHome.newcomer.find')}
            </ButtonLink>
            {isNew && !creates && (
              <ButtonLink to="/communities" variant="secondary">
                {t('ownHome.newcomer.communities')}
              </ButtonLink>
            )}
          </Row>
        </>
      )}
    </header>
  );
}

/** The next game that the user plays or hosts; of two at the same time, the hosted one. */
function soonestOf({ next, hosting }: OwnHome): { start: string; isHosted: boolean } | null {
  const [hosted] = (hosting?.games ?? []).map((game) => game.game_date).toSorted();
  if (hosted !== undefined && (next === null || hosted <= next.game_date)) return { start: hosted, isHosted: true };
  return next && { start: next.game_date, isHosted: false };
}

/** The day within a sentence, such as `tomorrow`. */
const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
