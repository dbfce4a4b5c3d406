import type { OwnHome } from '@rondo/contract';
import { declineInvitation } from '@rondo/contract/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ownHomeQuery } from '../../features/games/own-home-query.ts';
import { stepPath, steps } from '../../ui/joining/steps.ts';
import { votableGamesQuery } from '../../features/ratings/queries.ts';
import { ratingPath } from '../../features/ratings/steps.ts';
import { call } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Section } from '../../ui/page.tsx';
import classes from './waits.module.css';

type Invitation = OwnHome['waits']['invitations'][number];

/** Things that wait for the user's answer, the first to end first: spots, invitations, requests to their communities, and games to rate. */
export function Waits({ waits: { offers, handOvers, invitations, requests } }: Pick<OwnHome, 'waits'>) {
  const t = useT();
  const formats = useFormats();
  const formatName = useFormatName();
  const { data: votable = [] } = useQuery(votableGamesQuery);
  const when = (instant: string) => `${formats.day(instant)} ${formats.time(instant)}`;
  if (offers.length + handOvers.length + invitations.length + requests.length + votable.length === 0) return null;
  return (
    <Section title={t('ownHome.waits.title')}>
      <Stack as="ul" gap={10}>
        {offers.map(({ _id, name, offeredUntil }) => (
          <WaitingRow
            key={_id}
            mark={<Mark icon="clock" />}
            to={`/match/${_id}`}
            title={t('ownHome.waits.offer', { game: name })}
          >
            {t('ownHome.waits.offerUntil', { when: when(offeredUntil) })}
          </WaitingRow>
        ))}
        {handOvers.map(({ _id, name, from, game_date: date }) => (
          <WaitingRow
            key={`${_id} ${from}`}
            mark={<Mark icon="people" />}
            to={`/match/${_id}`}
            title={t('ownHome.waits.handOver', { name: formatName(from), game: name })}
          >
            {when(date)}
          </WaitingRow>
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.game._id} invitation={invitation} when={when} />
        ))}
        {requests.map(({ name, shortCode, count }) => (
          <WaitingRow
            key={shortCode}
            mark={<Mark icon="user" />}
            to={`/community/${encodeURIComponent(shortCode)}?tab=requests`}
            title={t('ownHome.waits.requests', { count, community: name })}
          >
            {t('ownHome.waits.requestsBody')}
          </WaitingRow>
        ))}
        {votable.slice(0, 2).map(({ _id, name }) => (
          <WaitingRow
            key={_id}
            mark={<Mark icon="star" />}
            to={ratingPath(_id)}
            title={t('ownHome.waits.rate', { game: name })}
          >
            {t('ownHome.waits.rateBody')}
          </WaitingRow>
        ))}
      </Stack>
    </Section>
  );
}

const Mark = ({ icon }: { icon: IconName }) => (
  <span className={classes.mark}>
    <Icon name={icon} />
  </span>
);

interface RowProps {
  mark: ReactNode;
  to: string;
  title: string;
  /** Shown beside the link. */
  end?: ReactNode;
  children: ReactNode;
}

function WaitingRow({ mark, to, title, end, children }: RowProps) {
  return (
    <Row as="li" gap={12} lineGap={8} align="center" wrap className={classes.row}>
      {mark}
      <Stack as="span" shrinks className={classes.words}>
        <Text to={to} as={Link} weight={650} breaks className={classes.title}>
          {title}
        </Text>
        <Text as="span" size={15} tone="muted" className="numbers">
          {children}
        </Text>
      </Stack>
      {end ?? <Icon name="right" size={18} className={classes.go} />}
    </Row>
  );
}

function InvitationRow({ invitation: { game, from }, when }: { invitation: Invitation; when: (at: string) => string }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const formatName = useFormatName();
  const client = useQueryClient();
  const decline = useMutation({
    mutationFn: () => call(declineInvitation, { params: { id: game._id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ownHomeQuery.queryKey }),
    onError: (error) => showBanner('error', explain(error)),
  });
  const place = game.location.city || game.location.address;
  return (
    <WaitingRow
      mark={<Avatar name={formatName(from.name)} photo={from.photo} size={44} />}
      to={`/match/${game._id}`}
      title={t('ownHome.waits.invitation', { name: formatName(from.name), game: game.name })}
      end={
        <Row gap={8} wrap className={classes.answers}>
          <ButtonLink to={stepPath(game._id, game.hasPasscode ? steps.enter : steps.pay)}>
            {t('ownHome.waits.accept')}
            <span className="visually-hidden">: {game.name}</span>
          </ButtonLink>
          <SubmitButton
            type="button"
            variant="plain"
            working={decline.isPending}
            aria-label={t('ownHome.waits.declineGame', { game: game.name })}
            onClick={() => decline.mutate()}
          >
            {t('ownHome.waits.decline')}
          </SubmitButton>
        </Row>
      }
    >
      {when(game.game_date)}, {place} · {formats.price(game.price)}
    </WaitingRow>
  );
}
