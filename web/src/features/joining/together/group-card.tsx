import type { GameGroup } from '@rondo/contract';
import { useEverySecond } from '../../../platform/clock.tsx';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Grid, Row, Stack } from '../../../ui/layout.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { steps, type Wizard } from '../../../ui/joining/steps.ts';
import { timeLeft } from '../spots/time-left.ts';
import spots from '../spots/spots.module.css';
import { useLeaveGroup } from './group-commands.ts';
import classes from './together.module.css';

interface Props {
  gameId: string;
  group: GameGroup;
  userId: string;
  /** Opens the usual steps of joining. */
  onJoin: () => void;
  open: Wizard['open'];
}

/** The members of a group, who has accepted, how long its spots are kept, and the reader's choices. */
export function GroupCard({ gameId, group, userId, onJoin, open }: Props) {
  const { t } = useI18n();
  const formatName = useFormatName();
  const now = useEverySecond(true);
  const { _id, way, places, kept, people, starter, you, until } = group;
  const left = Date.parse(until) - now;
  if (left <= 0) return null;
  const free =
    way === 'all' ? places - people.length : kept - people.filter(({ status }) => status === 'invited').length;
  return (
    <section className={spots.offer} aria-labelledby={`group-${_id}`}>
      <h2 id={`group-${_id}`} className={spots.offerTitle}>
        <Icon name="people" />
        {you === 'starter' ? t('together.card.own') : t('together.card.of', { name: formatName(starter.name) })}
      </h2>
      <p>{t(`together.card.${way}`, { count: way === 'all' ? places : kept })}</p>
      <Row as="p" gap={8} align="center" weight={650} className="numbers" role="timer" aria-live="off">
        <Icon name="clock" size={18} />
        {t('together.card.left', { left: timeLeft(left) })}
      </Row>
      <Grid as="ul" least={160} gap={16} lineGap={10}>
        {people.map((one) => (
          <Row key={one._id} as="li" gap={10} align="center" className={classes.member} data-status={one.status}>
            <Avatar name={formatName(one.name)} photo={one.photo} size={36} />
            <Stack as="span" shrinks breaks className={classes.words}>
              <strong>{one._id === userId ? t('together.card.you') : formatName(one.name)}</strong>
              <Row as="span" gap={4} align="center" size={15} tone="muted" className={classes.status}>
                {one.status !== 'invited' && <Icon name="check" size={16} />}
                {t(`together.card.status.${one.status}`)}
              </Row>
            </Stack>
          </Row>
        ))}
        {Array.from({ length: Math.max(0, free) }, (_, index) => (
          <Row key={index} as="li" gap={10} align="center" className={classes.member} data-status="open">
            <span className={classes.empty}>
              <Icon name="plus" size={18} />
            </span>
            <Row as="span" gap={4} align="center" size={15} tone="muted" className={classes.status}>
              {t('together.card.open')}
            </Row>
          </Row>
        ))}
      </Grid>
      <Ways {...{ gameId, group, open, onJoin }} />
    </section>
  );
}

function Ways({ gameId, group, open, onJoin }: Omit<Props, 'userId'>) {
  const { t, explain } = useI18n();
  const copy = useCopy();
  const leave = useLeaveGroup(gameId);
  const { _id, way, you, kept } = group;
  const mayTake = kept > 0 && (you === 'invited' || you === null);
  const isStarter = you === 'starter';
  const no = isStarter ? 'end' : you === 'reserved' ? 'stepBack' : way === 'all' ? 'declineAll' : 'decline';
  const submit = () =>
    leave.mutate(_id, {
      onSuccess: () =>
        showBanner('info', t(isStarter || way === 'all' ? 'together.card.ended' : 'together.card.declined')),
      onError: (error) => showBanner('error', explain(error)),
    });
  const link = () => `${window.location.origin}/match/${gameId}?group=${_id}`;
  return (
    <Row gap={10} wrap>
      {mayTake && (
        <Button onClick={() => (way === 'all' ? open(steps.reserve, { in: _id }) : onJoin())}>
          {t('together.card.accept')}
        </Button>
      )}
      {!mayTake && kept > 0 && (
        <Button variant="secondary" onClick={() => copy(link(), t('together.card.copied'))}>
          <Icon name="copy" size={18} />
          {t('together.card.share')}
        </Button>
      )}
      {(isStarter || you === 'invited' || you === 'reserved') && (
        <SubmitButton type="button" variant="plain" working={leave.isPending} onClick={submit}>
          {t(`together.card.${no}`)}
        </SubmitButton>
      )}
    </Row>
  );
}
