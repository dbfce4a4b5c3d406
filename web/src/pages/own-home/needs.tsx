import type { OwnHome } from '@rondo/contract';
import { declineInvitation } from '@rondo/contract/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownHomeQuery } from '../../features/games/own-home-query.ts';
import { stepPath, steps } from '../../ui/joining/steps.ts';
import { votableGamesQuery } from '../../features/ratings/queries.ts';
import { ratingPath } from '../../features/ratings/steps.ts';
import { call } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button, ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Section } from '../../ui/page.tsx';
import { HostedRow } from './hosted-row.tsx';
import { Mark, WaitingRow } from './waiting-row.tsx';

/** The next game stands below, so no more rows than this are in sight at first. */
const inSight = 3;

type Invitation = OwnHome['waits']['invitations'][number];

/**
 * What needs the user, the first to end first: games they host, spots, invitations, requests to their communities, a game to rate, and the recap of
 * their latest one. A game stands in one row only.
 */
export function Needs({ home: { hosting, waits, recap } }: { home: OwnHome }) {
  const t = useT();
  const formats = useFormats();
  const formatName = useFormatName();
  const { offers, handOvers, invitations, requests } = waits;
  const [votable] = useQuery(votableGamesQuery).data ?? [];
  const hosted = (hosting?.games ?? []).filter(({ needs }) => needs !== null);
  const told = recap && recap.game._id !== votable?._id ? recap : null;
  const [isWhole, setWhole] = useState(false);
  const when = (instant: string) => `${formats.day(instant)} ${formats.time(instant)}`;
  const rows = [
    ...hosted.map((game, index) => <HostedRow key={game._id} game={game} leads={index === 0} />),
    ...offers.map(({ _id, name, offeredUntil }) => (
      <WaitingRow
        key={_id}
        mark={<Mark icon="clock" />}
        to={`/match/${_id}`}
        title={t('ownHome.waits.offer', { game: name })}
      >
        {t('ownHome.waits.offerUntil', { when: when(offeredUntil) })}
      </WaitingRow>
    )),
    ...handOvers.map(({ _id, name, from, game_date: date }) => (
      <WaitingRow
        key={`${_id} ${from}`}
        mark={<Mark icon="people" />}
        to={`/match/${_id}`}
        title={t('ownHome.waits.handOver', { name: formatName(from), game: name })}
      >
        {when(date)}
      </WaitingRow>
    )),
    ...invitations.map((invitation, index) => (
      <InvitationRow
        key={invitation.game._id}
        invitation={invitation}
        leads={index === 0 && hosted.length === 0}
        when={when}
      />
    )),
    ...requests.map(({ name, shortCode, count }) => (
      <WaitingRow
        key={shortCode}
        mark={<Mark icon="user" />}
        to={`/community/${encodeURIComponent(shortCode)}?tab=requests`}
        title={t('ownHome.waits.requests', { count, community: name })}
      >
        {t('ownHome.waits.requestsBody')}
      </WaitingRow>
    )),
    votable && (
      <WaitingRow
        key="rate"
        mark={<Mark icon="star" />}
        to={ratingPath(votable._id)}
        title={t('ownHome.waits.rate', { game: votable.name })}
      >
        {t('ownHome.waits.rateBody')}
      </WaitingRow>
    ),
    told && (
      <WaitingRow
        key="recap"
        mark={<Mark icon="refund" />}
        to={`/match/${told.game._id}#recap`}
        title={t('ownHome.waits.recap', { game: told.game.name })}
      >
        {t(told.again === null ? 'ownHome.waits.recapBody' : 'ownHome.waits.recapAgain')}
      </WaitingRow>
    ),
  ].filter(Boolean);
  if (rows.length === 0) return null;
  return (
    <Section title={t('ownHome.waits.title')}>
      <Stack as="ul" gap={8}>
        {isWhole ? rows : rows.slice(0, inSight)}
      </Stack>
      {rows.length > inSight && !isWhole && (
        <Button variant="plain" wide onClick={() => setWhole(true)}>
          {t('ownHome.waits.more', { count: rows.length - inSight })}
        </Button>
      )}
    </Section>
  );
}

interface InvitationProps {
  invitation: Invitation;
  /** Whether it has the one green button. */
  leads: boolean;
  when: (at: string) => string;
}

function InvitationRow({ invitation: { game, from }, leads, when }: InvitationProps) {
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
        <>
          <ButtonLink
            variant={leads ? 'primary' : 'secondary'}
            to={stepPath(game._id, game.hasPasscode ? steps.enter : steps.pay)}
          >
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
        </>
      }
    >
      {when(game.game_date)}, {place} · {formats.price(game.price)}
    </WaitingRow>
  );
}
