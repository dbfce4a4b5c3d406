import type { GameDetails } from '@rondo/contract';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';

/** What was paid for the viewer's spot, with its fee, as the bank and the receipt say it (product.md#fees); null for nothing. */
export function usePaidWords({ viewer }: GameDetails): string | null {
  const t = useT();
  const formats = useFormats();
  const formatName = useFormatName();
  if (!viewer?.paid) return null;
  const { paid, fee, paidBy } = viewer;
  const amount = formats.money(paid + fee);
  if (paidBy) return t('match.paidBy', { name: formatName(paidBy), amount });
  return fee > 0 ? t('match.youPaidFee', { amount, fee: formats.money(fee) }) : t('match.youPaid', { amount });
}
