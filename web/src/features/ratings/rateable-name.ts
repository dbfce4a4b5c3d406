import type { RateablePlayer } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';

/** What somebody is called by who rates them: a guest without a name of their own by who brought them. */
export function useRateableName(): (player: RateablePlayer) => string {
  const t = useT();
  const formatName = useFormatName();
  return ({ name, guestOf }) =>
    guestOf === null ? formatName(name) : t('rating.pick.guestOf', { name: formatName(guestOf) });
}
