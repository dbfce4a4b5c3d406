import type { GameDetails } from '@rondo/contract';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { useUser } from '../../platform/session.ts';
import { shownPrice } from '../../ui/game-card/shown-price.ts';
import { spotsToTake } from '../../ui/game-card/spots-to-take.ts';
import { refundLine } from '../../ui/joining/refund-line.ts';
import { isJoining, nextAction } from './next-action.ts';

/** What a spot taken now would give back, and until when, in words (product.md#refunds); null for who can't take one. */
export function useRefundWords(game: GameDetails): string | null {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const user = useUser();
  if (!isJoining(nextAction(game, now)) || game.viewer?.waiting || spotsToTake(game) <= 0) return null;
  const line = refundLine(game, shownPrice(game, now), now);
  if (line.is === 'back') {
    const until = line.until.toISOString();
    return t('match.box.back', { percent: line.percent, until: `${formats.day(until)} ${formats.time(until)}` });
  }
  const isGuest = user === null || user.role === 'guest';
  if (isGuest && (line.is === 'confirmed' || line.is === 'certain')) return t(`match.box.${line.is}Guest`);
  return t(`match.box.${line.is}`);
}
