import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import { piece } from '../../platform/pieces.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Row } from '../../ui/layout.tsx';
import { MoneyListSkeleton } from '../../ui/money-list.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Order } from './queries.ts';
import { Timeline } from './timeline.tsx';

const paymentLists = () => import('./payment-lists.tsx');
const TopUps = piece('features/wallet/payment-lists.tsx', async () => (await paymentLists()).TopUps);
const CashOuts = piece('features/wallet/payment-lists.tsx', async () => (await paymentLists()).CashOuts);

const tabs = ['timeline', 'top-ups', 'cash-outs', 'promocodes'] as const;

/** The wallet's history: a timeline of everything, and lists of top-ups, cash-outs and promocodes. The tab and its filter are in the address. */
export function MoneyHistory({ promocodes }: { promocodes: Record<Order, ReactNode> }) {
  const t = useT();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const tab = tabs.find((known) => known === asked) ?? 'timeline';
  const order: Order = query.get('sort') === 'earliest' ? 'earliest' : 'latest';
  const sort = (next: string) =>
    setQuery(
      (before) => {
        if (next === 'latest') before.delete('sort');
        else before.set('sort', next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section aria-label={t('wallet.lists.label')}>
      <Row gap={12} align="center" justify="between" wrap below={8}>
        <Tabs
          label={t('wallet.lists.label')}
          chosen={tab}
          tabs={[
            { id: 'timeline', label: t('wallet.timeline.tab') },
            { id: 'top-ups', label: t('wallet.lists.topUps') },
            { id: 'cash-outs', label: t('wallet.lists.cashOuts') },
            { id: 'promocodes', label: t('wallet.lists.promocodes') },
          ]}
        />
        {tab !== 'timeline' && (
          <SelectField
            label={t('wallet.lists.sort')}
            hideLabel
            value={order}
            onChange={(event) => sort(event.target.value)}
          >
            <option value="latest">{t('wallet.lists.latest')}</option>
            <option value="earliest">{t('wallet.lists.earliest')}</option>
          </SelectField>
        )}
      </Row>
      {tab === 'timeline' && <Timeline />}
      {tab === 'top-ups' && <TopUps order={order} waiting={<MoneyListSkeleton />} />}
      {tab === 'cash-outs' && <CashOuts order={order} waiting={<MoneyListSkeleton />} />}
      {tab === 'promocodes' && promocodes[order]}
    </section>
  );
}
