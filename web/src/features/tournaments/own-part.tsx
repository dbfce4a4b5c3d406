import type { Tournament, TournamentMatch, TournamentTeam } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { withReturn } from '../../platform/return-to.ts';
import { useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { stepPath, steps } from '../../ui/joining/steps.ts';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Menu, menuEntry } from '../../ui/menu.tsx';
import { dangerousEntry } from '../../ui/menu-group.tsx';
import { Card } from '../../ui/page.tsx';
import { FollowCard } from './follow-card.tsx';
import { plays, toEnter, useNames } from './names.ts';
import classes from './own-part.module.css';
import { useShareLink } from './use-share-link.ts';

type OwnStep = 'enter' | 'result' | 'rename' | 'withdraw' | 'leave';

interface Props {
  tournament: Tournament;
  /** The team and the key of a link that a captain shared. */
  invited: { team: string; key: string } | null;
  open: (step: OwnStep, about?: { match: string }) => void;
}

/** What concerns the reader: their next match, after it the last one; their team while it gathers; or how to enter (pages.md#tournaments). */
export function OwnPart({ tournament, invited, open }: Props) {
  const t = useT();
  const { stage, viewer, teams, places } = tournament;
  const mine = teams.find(({ _id }) => _id === viewer.team);
  const [winner] = places[0] ?? [];
  const won = teams.find(({ _id }) => _id === winner);
  if (stage === 'cancelled')
    return (
      <Box>
        <Text size={18} weight={650}>
          {t('tournaments.own.cancelled')}
        </Text>
      </Box>
    );
  if (stage === 'over')
    return (
      won && (
        <Box>
          <Row gap={10} align="center" size={18} weight={650}>
            <Icon name="trophy" size={24} />
            <span>{t('tournaments.own.won', { team: won.name })}</span>
          </Row>
          {mine && <OwnMatches tournament={tournament} mine={mine} open={open} />}
        </Box>
      )
    );
  if (!mine && invited && stage === 'open')
    return <FollowCard tournament={tournament} team={invited.team} linkKey={invited.key} />;
  if (!mine) return stage === 'open' ? <Entry tournament={tournament} open={open} /> : null;
  return (
    <Box>
      {stage === 'open' ? (
        <Gathering tournament={tournament} mine={mine} open={open} />
      ) : (
        <OwnMatches tournament={tournament} mine={mine} open={open} />
      )}
    </Box>
  );
}

function Box({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <Stack as="section" gap={12} aria-label={t('tournaments.own.label')}>
      <Card className={classes.box}>
        <Stack gap={12}>{children}</Stack>
      </Card>
    </Stack>
  );
}

interface MineProps extends Pick<Props, 'tournament' | 'open'> {
  mine: TournamentTeam;
}

function Gathering({ tournament, mine, open }: MineProps) {
  const t = useT();
  const share = useShareLink();
  const { _id: id, entry, name, viewer } = tournament;
  const link =
    entry === 'share'
      ? stepPath(id, steps.enter, { team: mine._id })
      : viewer.teamKey !== null && entry === 'team'
        ? `/tournaments/${id}?team=${mine._id}&key=${encodeURIComponent(viewer.teamKey)}`
        : null;
  const isShared = link !== null && viewer.isCaptain && mine.count < mine.size;
  return (
    <>
      <Row gap={12} justify="between" align="center">
        <Stack gap={2} shrinks>
          <Text size={18} weight={650} breaks>
            {t('tournaments.own.in', { team: mine.name })}
          </Text>
          <Text size={15} tone="muted" className="numbers">
            {t('tournaments.own.players', { count: mine.count, size: mine.size })} · {t('tournaments.own.drawnLater')}
          </Text>
        </Stack>
        <TeamMenu tournament={tournament} open={open} />
      </Row>
      {isShared && (
        <Stack gap={6}>
          <Button size="large" wide onClick={() => share(link, `${mine.name}, ${name}`)}>
            <Icon name="share" size={18} />
            {t('tournaments.own.share')}
          </Button>
          <Text size={14} tone="muted" centered>
            {t('tournaments.own.shareHint')}
          </Text>
        </Stack>
      )}
    </>
  );
}

/** What seldom is done to one's team. */
function TeamMenu({ tournament: { _id: id, entry, stage, viewer }, open }: Pick<Props, 'tournament' | 'open'>) {
  const t = useT();
  const label = t('tournaments.teams.yours');
  const pays = viewer.isCaptain || entry !== 'team';
  return (
    <Menu label={label} button={<Icon name="more" />}>
      {viewer.isCaptain && (
        <button type="button" className={menuEntry} onClick={() => open('rename')}>
          <Icon name="shirt" size={18} />
          {t('tournaments.own.rename')}
        </button>
      )}
      {stage === 'drawn' && viewer.isCaptain && (
        <button type="button" className={dangerousEntry} onClick={() => open('withdraw')}>
          <Icon name="cross" size={18} />
          {t('tournaments.own.withdraw')}
        </button>
      )}
      {pays && stage === 'open' && (
        <ButtonLink variant="plain" className={dangerousEntry} to={stepPath(id, steps.out)}>
          <Icon name="cross" size={18} />
          {t('tournaments.own.leaveCaptain')}
        </ButtonLink>
      )}
      {!pays && (
        <button type="button" className={dangerousEntry} onClick={() => open('leave')}>
          <Icon name="cross" size={18} />
          {t('tournaments.own.leave')}
        </button>
      )}
    </Menu>
  );
}

const byTime = (a: TournamentMatch, b: TournamentMatch) =>
  Date.parse(a.startsAt ?? '') - Date.parse(b.startsAt ?? '') || 0;

function OwnMatches({ tournament, mine, open }: MineProps) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const names = useNames(tournament);
  const { matches, stage } = tournament;
  const own = matches.filter((match) => plays(match, mine._id));
  const ahead = own.filter(({ status }) => status !== 'over' && status !== 'notNeeded').toSorted(byTime);
  const next = ahead.find(({ status }) => status === 'playing') ?? ahead[0];
  const last = own
    .filter(({ status, score }) => status === 'over' && score !== null)
    .toSorted(byTime)
    .at(-1);
  const shown = next ?? last;
  const enter = toEnter(tournament, now).find((match) => plays(match, mine._id)) ?? null;
  const duty = matches
    .filter(({ status }) => status !== 'over' && status !== 'notNeeded')
    .toSorted(byTime)
    .flatMap((match) => match.duties.filter(({ side }) => side.team === mine._id).map(({ role }) => ({ match, role })))
    .at(0);
  const words = () => {
    if (!next) return t('tournaments.own.last');
    return t(next.status === 'playing' ? 'tournaments.own.now' : 'tournaments.own.next');
  };
  return (
    <>
      <Row gap={12} justify="between" align="center">
        <Text size={15} tone="muted">
          {mine.withdrawn ? t('tournaments.own.withdrawn') : shown ? words() : t('tournaments.own.waits')}
        </Text>
        {stage === 'drawn' && !mine.withdrawn && <TeamMenu tournament={tournament} open={open} />}
      </Row>
      {shown && (
        <Stack gap={2} className={classes.match}>
          <Text className={`${classes.when} numbers`}>
            {next
              ? [next.startsAt === null ? t('tournaments.own.called') : formats.time(next.startsAt), next.court]
                  .filter(Boolean)
                  .join(', ')
              : shown.score?.join(' – ')}
          </Text>
          <Text size={17} breaks>
            {t('tournaments.own.against', { team: names.within(otherSide(shown, mine._id)) })}
          </Text>
          <Text size={14} tone="muted">
            {names.match(shown)}
          </Text>
        </Stack>
      )}
      {next && last && (
        <Text size={15} tone="muted" className="numbers">
          {t('tournaments.own.last')}: {names.side(last.sides[0])} {last.score?.join(' – ')} {names.side(last.sides[1])}
        </Text>
      )}
      {duty && duty.match.startsAt !== null && (
        <Row gap={8} size={15}>
          <Icon name="clock" size={18} />
          {t(`tournaments.own.${duty.role}`, {
            time: formats.time(duty.match.startsAt),
            court: duty.match.court ?? '',
          })}
        </Row>
      )}
      {enter && (
        <Button size="large" wide onClick={() => open('result', { match: enter.id })}>
          {t('tournaments.own.enterResult')}
        </Button>
      )}
    </>
  );
}

/** Who plays against a team. */
const otherSide = ({ sides }: TournamentMatch, team: string) => (sides[0].team === team ? sides[1] : sides[0]);

/** How to enter, and how many places are left. */
function Entry({ tournament, open }: Pick<Props, 'tournament' | 'open'>) {
  const t = useT();
  const user = useUser();
  const formats = useFormats();
  const { _id: id, entry, price, teams, teamsMost, teamSize } = tournament;
  const money = { price: formats.money(price) };
  const isFull =
    entry === 'single'
      ? teams.reduce((sum, { count }) => sum + count, 0) >= teamsMost * teamSize
      : teams.length >= teamsMost;
  const left = teamsMost - teams.length;
  const words =
    entry === 'single'
      ? price === 0
        ? t('tournaments.own.join')
        : t('tournaments.own.joinFor', money)
      : price === 0
        ? t('tournaments.own.enter')
        : t('tournaments.own.enterFor', money);
  return (
    <Box>
      <Row gap={12} justify="between" wrap align="baseline">
        <Text size={17} weight={650}>
          {t(`tournaments.entry.${entry}`)}
        </Text>
        <Text size={15} tone="muted" className="numbers">
          {isFull
            ? t('tournaments.own.full')
            : entry === 'single'
              ? t('tournaments.own.players', {
                  count: teams.reduce((sum, { count }) => sum + count, 0),
                  size: teamsMost * teamSize,
                })
              : t('tournaments.own.teamLeft', { count: left })}
        </Text>
      </Row>
      {isFull ? (
        <ButtonLink size="large" wide variant="secondary" to={`/match/${id}`}>
          {t('tournaments.own.waiting')}
        </ButtonLink>
      ) : entry === 'single' ? (
        <ButtonLink size="large" wide to={stepPath(id, steps.enter)}>
          {words}
        </ButtonLink>
      ) : user ? (
        <Button size="large" wide onClick={() => open('enter')}>
          {words}
        </Button>
      ) : (
        <ButtonLink size="large" wide to={withReturn('/login', `/tournaments/${id}?step=enter`)}>
          {words}
        </ButtonLink>
      )}
    </Box>
  );
}
