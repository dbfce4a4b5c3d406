import type { CashOut, TopUpPayment } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { Chip } from '../../ui/chips.tsx';
import type { IconName } from '../../ui/icon.tsx';

type Status = TopUpPayment['status'] | CashOut['status'];

/** Yellow, green or blue (product.md#wallet), always with the word and an icon. */
const looks: Record<Status, { tone: 'pending' | 'confirmed' | 'cancelled' | 'info'; icon: IconName }> = {
  created: { tone: 'pending', icon: 'clock' },
  pending: { tone: 'pending', icon: 'clock' },
  paid: { tone: 'confirmed', icon: 'check' },
  confirmed: { tone: 'confirmed', icon: 'check' },
  failed: { tone: 'cancelled', icon: 'cross' },
  expired: { tone: 'cancelled', icon: 'cross' },
  refunded: { tone: 'info', icon: 'refund' },
  partial_refund: { tone: 'info', icon: 'refund' },
};

export function PaymentStatus({ status }: { status: Status }) {
  const t = useT();
  const { tone, icon } = looks[status];
  return (
    <Chip icon={icon} tone={tone}>
      {t(`wallet.status.${status}`)}
    </Chip>
  );
}
