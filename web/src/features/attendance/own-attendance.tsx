import type { AttendedMatch, OwnAttendance } from '@rondo/contract';
import { Link } from 'react-router';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { Card } from '../../ui/page.tsx';
import classes from './own-attendance.module.css';
import { Said } from './said.tsx';

/** The reliability as organisers read it. */
export function Ratio({ reliability }: Pick<OwnAttendance, 'reliability'>) {
  const t = useT();
  return (
    <Card className={classes.ratio}>
      <p className={`${classes.figure} numbers`}>
        {reliability ? t('attendance.own.ratio', { ...reliability }) : t('attendance.own.fresh')}
      </p>
      {!reliability && <p className={classes.body}>{t('attendance.own.freshBody')}</p>}
    </Card>
  );
}

const looks = {
  came: { tone: 'confirmed', icon: 'check' },
  no_show: { tone: 'pending', icon: 'cross' },
  open: { tone: 'info', icon: 'clock' },
} as const;

/** One of the games behind it; a no-show with its statements, and the way to appeal. */
export function OwnGame({ game, onAppeal }: { game: AttendedMatch; onAppeal: (noShowId: string) => void }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const { match, outcome, noShow, appealUntil } = game;
  return (
    <article className={classes.game}>
      <div className={classes.head}>
        <div className={classes.words}>
          <Link to={`/match/${match._id}`} className={classes.name}>
            {match.name}
          </Link>
          <span className={classes.body}>{formats.day(match.game_date, now)}</span>
        </div>
        <Chip {...looks[outcome]}>{t(`attendance.own.outcomes.${outcome}`)}</Chip>
      </div>
      {noShow && (
        <>
          <p className={classes.body}>{t(`attendance.own.states.${noShow.state}`)}</p>
          <Said
            noShow={noShow}
            words={{
              appeal: t('attendance.own.youSaid'),
              reason: t('attendance.own.theySay'),
              secondAppeal: t('attendance.own.youSaid'),
              verdict: t('attendance.own.rondoSays'),
            }}
          />
        </>
      )}
      {noShow && appealUntil !== null && (
        <div className={classes.acts}>
          <Button variant="secondary" onClick={() => onAppeal(noShow._id)}>
            {t(noShow.state === 'marked' ? 'attendance.own.appeal' : 'attendance.own.appealRondo')}
            <span className="visually-hidden">: {match.name}</span>
          </Button>
          <span className={classes.body}>{t('attendance.own.until', { when: formats.day(appealUntil, now) })}</span>
        </div>
      )}
    </article>
  );
}
