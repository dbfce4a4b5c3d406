import type { GameDetails } from '@rondo/contract';
import type { ReactNode } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { isOver, mayBeTaken, offersOwn } from './own-offer.ts';
import { useWithdrawSpot } from '../exchange/spot-commands.ts';
import classes from './spots.module.css';
import { steps, type Wizard } from '../../../ui/joining/steps.ts';

interface Props {
  game: GameDetails;
  open: Wizard['open'];
}

/** The viewer's own spot while it is offered to others, and the spots they paid for, with what can be done with each. */
export function YourSpots({ game, open }: Props) {
  const { t } = useI18n();
  const now = useNow();
  const friends = game.viewer?.friends ?? [];
  return (
    <section aria-labelledby="your-spots">
      <Text id="your-spots" as="h2" below={4} size={20}>
        {t('spots.own.title')}
      </Text>
      <Stack as="ul" below={12} className={classes.spots}>
        {offersOwn(game, now) && <OwnSpot game={game} />}
        {friends.map((friend) => (
          <FriendSpot key={friend._id} game={game} friend={friend} open={open} />
        ))}
      </Stack>
    </section>
  );
}

function OwnSpot({ game }: Pick<Props, 'game'>) {
  const { t } = useI18n();
  return (
    <Spot name={t('spots.own.yours')}>
      <Offered game={game} to={game.viewer?.handOverTo ?? null} />
    </Spot>
  );
}

/** `to`: the address it is offered to; null for the waiting list. */
function Offered({ game, to }: { game: GameDetails; to: string | null }) {
  const { t } = useI18n();
  const words = to === null ? t('spots.release.open') : t('spots.own.offeredTo', { name: to });
  return <Withdrawable gameId={game._id} friend={null} words={words} />;
}

/** `friend`: the player whose spot is offered; null for the viewer's own spot. */
function Withdrawable({
  gameId,
  friend,
  words,
}: {
  gameId: string;
  friend: { _id: string; name: string } | null;
  words: string;
}) {
  const { t, explain } = useI18n();
  const withdraw = useWithdrawSpot(gameId);
  const submit = () =>
    withdraw.mutate(friend?._id ?? null, {
      onSuccess: () =>
        showBanner('success', friend ? t('spots.own.kept', { name: friend.name }) : t('spots.own.withdrawn')),
      onError: (error) => showBanner('error', explain(error)),
    });
  return (
    <Row gap={12} lineGap={4} align="center" justify="between" wrap className={classes.offered}>
      <p>{words}</p>
      <SubmitButton
        type="button"
        variant="plain"
        aria-label={friend ? t('spots.own.keepOf', { name: friend.name }) : undefined}
        working={withdraw.isPending}
        onClick={submit}
      >
        {t('spots.own.withdraw')}
      </SubmitButton>
    </Row>
  );
}

type Friend = NonNullable<GameDetails['viewer']>['friends'][number];

function FriendSpot({ game, friend, open }: { game: GameDetails; friend: Friend; open: Props['open'] }) {
  const { t } = useI18n();
  const now = useNow();
  const formatName = useFormatName();
  const formats = useFormats();
  const { _id, email, paid, refund, offered } = friend;
  const name = email ?? formatName(friend.name);
  const over = isOver(game, now);
  const mayMove = mayBeTaken(game, now);
  const back = refund.allowed
    ? t('spots.own.brings', { amount: formats.money(refund.amount) })
    : t('spots.own.notRefundable');
  const way = refund.allowed ? (over ? null : 'giveUp') : mayMove && offered === null ? 'release' : null;
  return (
    <Spot
      name={name}
      how={`${t('spots.own.friendPaid', { amount: formats.money(paid) })}${over ? '' : ` · ${back}`}`}
      end={
        way && (
          <Button
            variant="plain"
            aria-label={t(`spots.own.${way}Of`, { name })}
            onClick={() => open(way === 'giveUp' ? steps.refund : steps.release, { spot: _id })}
          >
            {t(`spots.own.${way}`)}
          </Button>
        )
      }
    >
      {offered === 'queue' && mayMove && (
        <Withdrawable gameId={game._id} friend={{ _id, name }} words={t('spots.own.friendReleased', { name })} />
      )}
    </Spot>
  );
}

interface SpotProps {
  name: string;
  /** The payer, and the amount. */
  how?: string;
  end?: ReactNode;
  children?: ReactNode;
}

function Spot({ name, how, end, children }: SpotProps) {
  return (
    <Stack as="li" gap={10} className={classes.spot}>
      <Row gap={12} align="center" justify="between">
        <Stack as="span" shrinks breaks>
          <strong>{name}</strong>
          {how && (
            <Text as="span" size={15} tone="muted" className="numbers">
              {how}
            </Text>
          )}
        </Stack>
        {end}
      </Row>
      {children}
    </Stack>
  );
}
