import type { Me } from '@rondo/contract';
import { bandOf, ratedSports, type SkillBand, totalElo } from '@rondo/rules';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chip, onPaper } from '../../../ui/chips.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { Medal } from '../../../ui/medal.tsx';
import { SportMark } from '../../../ui/sport/sport-mark.tsx';
import { TrustedChip } from '../../../ui/trusted.tsx';
import classes from './user-card.module.css';

/** The user's name, address, and scores with two decimals (pages.md#profile). */
export function UserCard({ user }: { user: Me }) {
  const t = useT();
  const formatName = useFormatName();
  const total = totalElo(user.elo.map(({ elo }) => elo));
  const [only, ...others] = user.elo;
  return (
    <Stack as="section" gap={16} className={classes.card}>
      <Row gap={16} lineGap={12} align="center" justify="between" wrap>
        <Row gap={16} lineGap={8} align="center" wrap className={classes.who}>
          <Avatar name={user.name} photo={user.photo} size={76} />
          <div className={`${classes.words} ${onPaper}`}>
            <h1 className={classes.name}>{t('profile.welcome', { name: formatName(user.name) })}</h1>
            <Text tone="muted" breaks>
              {user.email}
            </Text>
            {user.role === 'guest' ? <Chip>{t('nav.guest')}</Chip> : <TrustedChip games={user.game_count} />}
          </div>
        </Row>
        <Row gap={8} wrap className={classes.ways}>
          {user.role !== 'guest' && (
            <ButtonLink to="/edit-profile" variant="secondary">
              <Icon name="user" size={18} />
              {t('profile.edit')}
            </ButtonLink>
          )}
          {user.balance !== null && (
            <ButtonLink to="/wallet" variant="secondary">
              <Icon name="wallet" size={18} />
              {t('profile.wallet')}
            </ButtonLink>
          )}
        </Row>
      </Row>
      <dl className={`${classes.scores} numbers`}>
        <div className={classes.total}>
          <dt>{t('profile.total')}</dt>
          <dd>
            {total === null ? (
              '–'
            ) : (
              <Figure elo={total} band={only && others.length === 0 ? only.band : bandOf(total)} />
            )}
          </dd>
        </div>
        {ratedSports.map((sport) => {
          const score = user.elo.find((entry) => entry.sport === sport);
          return (
            <div key={sport}>
              <dt>
                <SportMark sport={sport} size={18} />
                {t(`games.sport.${sport}`)}
              </dt>
              <dd>
                {score ? <Figure {...score} /> : '–'}
                {score && (
                  <span className={classes.sure}>
                    {score.provisional
                      ? t('profile.provisional')
                      : t('profile.reliable', { percent: score.reliability })}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <Text size={14} tone="muted">
        {t('profile.scoreNote')}
      </Text>
    </Stack>
  );
}

/** A score with two decimals, its medal, and the name of its band. */
function Figure({ elo, band, provisional = false }: { elo: number; band: SkillBand; provisional?: boolean }) {
  const t = useT();
  const formats = useFormats();
  return (
    <>
      <Row as="span" gap={8} align="center">
        <span title={provisional ? t('score.provisional') : undefined}>
          {provisional && <span aria-hidden="true">~</span>}
          {formats.decimals(elo)}
        </span>
        <Medal band={band} size={26} />
      </Row>
      <span className={classes.sure}>{t(`score.bands.${band}`)}</span>
    </>
  );
}
