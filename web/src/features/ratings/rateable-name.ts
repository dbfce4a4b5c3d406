import type { RateablePlayer } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';

/** The name of a player to rate: a guest without a name of their own is named after the player who brought them. */
export function useRateableName(): (player: RateablePlayer) => string {
  const t = useT();
  const formatName = useFormatName();
  return ({ name, guestOf }) =>
    guestOf === null ? formatName(name) : t('rating.pick.guestOf', { name: formatName(guestOf) });
}
