import type { GameDetails } from '@rondo/contract';
import type { ReactNode } from 'react';
import { refundLine } from '../../ui/joining/refund-line.ts';
import { isJoining, nextAction } from '../../features/joining/next-action.ts';
import { useHeldTicket } from '../../ui/joining/pay/use-open-checkout.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Chip } from '../../ui/chips.tsx';
import { missingOf } from '../../ui/game-card/missing-of.ts';
import { shownPrice } from '../../ui/game-card/shown-price.ts';
import { spotsToTake } from '../../ui/game-card/spots-to-take.ts';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { PriceTag } from '../../ui/price-tag.tsx';
import classes from './game-box.module.css';
import { useUser } from '../../platform/session.ts';
import { isInGame } from './parts-of-game.ts';

/** The offer of a spot, or the viewer's own spot: price, date, place, spots and refund, around the one thing to do (pages.md#game-page). */
export function GameBox({ game, children }: { game: GameDetails; children: ReactNode }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const { description, address, city } = game.location;
  const venue = description || address;
  const mayJoin = isJoining(nextAction(game, now));
  const price = shownPrice(game, now);
  const ticket = useHeldTicket(game._id);
  const isIn = isInGame(game) || ticket !== null;
  return (
    <Stack gap={16} below={12}>
      {isIn ? (
        <p>
          <Chip icon="check" tone="turf">
            {t('joining.inGame.youreIn')}
          </Chip>
        </p>
      ) : (
        <p>
          <PriceTag price={price} full={game.price} size="large" />
        </p>
      )}
      <Stack as="ul" gap={8} className={classes.facts}>
        <Row as="li" gap={10} align="start" className="numbers">
          <Icon name="calendar" size={18} />
          {formats.day(game.game_date, now)} · {formats.timeRange(game.game_date, game.duration)}
        </Row>
        <Row as="li" gap={10} align="start">
          <Icon name="pin" size={18} />
          {venue.includes(city) ? venue : `${venue}, ${city}`}
        </Row>
        {mayJoin && (
          <Row as="li" gap={10} align="start" className="numbers">
            <Icon name="people" size={18} />
            {spotsLine(game, t)}
          </Row>
        )}
      </Stack>
      {children}
      {!isIn && <Refund game={game} />}
    </Stack>
  );
}

function spotsLine(game: GameDetails, t: ReturnType<typeof useT>): string {
  const left = spotsToTake(game);
  if (left <= 0) return t('games.players.full');
  const missing = missingOf(game);
  return [
    t('games.players.left', { count: left }),
    ...(missing > 0 ? [t('games.players.toGo', { count: missing })] : []),
  ].join(' · ');
}

/** The refund that a spot taken now would have. */
function Refund({ game }: { game: GameDetails }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const user = useUser();
  if (!isJoining(nextAction(game, now)) || game.viewer?.waiting || spotsToTake(game) <= 0) return null;
  const line = refundLine(game, shownPrice(game, now), now);
  if (line.is !== 'back') {
    const isGuest = user === null || user.role === 'guest';
    const words =
      isGuest && (line.is === 'confirmed' || line.is === 'certain') ? (`${line.is}Guest` as const) : line.is;
    return (
      <Text size={14} tone="muted" centered>
        {t(`match.box.${words}`)}
      </Text>
    );
  }
  const until = line.until.toISOString();
  return (
    <Text size={14} tone="muted" centered className="numbers">
      {t('match.box.back', { percent: line.percent, until: `${formats.day(until)} ${formats.time(until)}` })}
    </Text>
  );
}

/** The same in one line, above a phone's button, with the refund. */
export function BoxLine({ game }: { game: GameDetails }) {
  const now = useNow();
  const formats = useFormats();
  const { description, address, city } = game.location;
  return (
    <>
      <p className={`${classes.line} numbers`}>
        {formats.day(game.game_date, now)} {formats.time(game.game_date)} ·{' '}
        {description || address.split(',')[0] || city}
      </p>
      <Refund game={game} />
    </>
  );
}
