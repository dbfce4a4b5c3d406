import type { AttendedMatch, OwnAttendance } from '@rondo/contract';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chips.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import classes from './own-attendance.module.css';
import { Said } from './said.tsx';

/** The reliability as organisers read it. */
export function Ratio({ reliability }: Pick<OwnAttendance, 'reliability'>) {
  const t = useT();
  return (
    <Stack as={Card} gap={6}>
      <p className={`${classes.figure} numbers`}>
        {reliability ? t('attendance.own.ratio', { ...reliability }) : t('attendance.own.fresh')}
      </p>
      {!reliability && (
        <Text size={15} tone="muted">
          {t('attendance.own.freshBody')}
        </Text>
      )}
    </Stack>
  );
}

const looks = {
  came: { tone: 'confirmed', icon: 'check' },
  no_show: { tone: 'pending', icon: 'cross' },
  open: { tone: 'info', icon: 'clock' },
} as const;

/** One of the games that count; a no-show with its statements, and the way to appeal. */
export function OwnGame({ game, onAppeal }: { game: AttendedMatch; onAppeal: (noShowId: string) => void }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const { match, outcome, noShow, appealUntil } = game;
  return (
    <Stack as="article" gap={12} className={classes.game}>
      <Row gap={12} lineGap={8} align="center" justify="between" wrap>
        <Stack shrinks>
          <Link to={`/match/${match._id}`} className={classes.name}>
            {match.name}
          </Link>
          <Text as="span" size={15} tone="muted">
            {formats.day(match.game_date, now)}
          </Text>
        </Stack>
        <Chip {...looks[outcome]}>{t(`attendance.own.outcomes.${outcome}`)}</Chip>
      </Row>
      {noShow && (
        <>
          <Text size={15} tone="muted">
            {t(`attendance.own.states.${noShow.state}`)}
          </Text>
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
        <Row gap={12} lineGap={8} align="center" wrap>
          <Button variant="secondary" onClick={() => onAppeal(noShow._id)}>
            {t(noShow.state === 'marked' ? 'attendance.own.appeal' : 'attendance.own.appealRondo')}
            <span className="visually-hidden">: {match.name}</span>
          </Button>
          <Text as="span" size={15} tone="muted">
            {t('attendance.own.until', { when: formats.day(appealUntil, now) })}
          </Text>
        </Row>
      )}
    </Stack>
  );
}
