import type { Me } from '@rondo/contract';
import { ratedSports } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { useSayName } from '../../platform/names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import classes from './user-card.module.css';

/** Who one is here: name, address, scores with two decimals (2-accounts §2). */
export function UserCard({ user }: { user: Me }) {
  const t = useT();
  const sayName = useSayName();
  const formats = useFormats();
  const scores = user.elo.map(({ elo }) => elo);
  const total = scores.length > 0 ? scores.reduce((sum, elo) => sum + elo, 0) / scores.length : null;
  const shown = (elo: number | null | undefined) => (typeof elo === 'number' ? formats.decimals(elo) : '–');
  return (
    <section className={classes.card}>
      <div className={classes.who}>
        <Avatar name={user.name} photo={user.photo} size={76} />
        <div className={classes.words}>
          <h1 className={classes.name}>{t('profile.welcome', { name: sayName(user.name) })}</h1>
          <p className={classes.email}>{user.email}</p>
          {user.role === 'guest' && <Chip>{t('nav.guest')}</Chip>}
        </div>
      </div>
      <dl className={`${classes.scores} numbers`}>
        <div className={classes.total}>
          <dt>{t('profile.total')}</dt>
          <dd>{shown(total)}</dd>
        </div>
        {ratedSports.map((sport) => (
          <div key={sport}>
            <dt>
              <SportMark sport={sport} size={18} />
              {t(`games.sport.${sport}`)}
            </dt>
            <dd>{shown(user.elo.find((entry) => entry.sport === sport)?.elo)}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{t('profile.scoreNote')}</p>
      <div className={classes.ways}>
        {user.role !== 'guest' && (
          <ButtonLink to="/edit-profile" variant="secondary" className={classes.way}>
            <Icon name="user" size={18} />
            {t('profile.edit')}
          </ButtonLink>
        )}
        {user.balance !== null && (
          <ButtonLink to="/wallet" variant="secondary" className={classes.way}>
            <Icon name="wallet" size={18} />
            <span className="numbers">
              {t('profile.wallet')} · {formats.money(user.balance)}
            </span>
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
