import { useSearchParams } from 'react-router';
import { useT } from '../../../../platform/i18n.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { Balances } from './balances.tsx';
import classes from './books.module.css';
import { Entry } from './entry.tsx';
import { Months } from './months.tsx';
import { Period } from './period.tsx';
import { StoredValue } from './stored-value.tsx';

const tabs = { period: Period, entry: Entry, balances: Balances, months: Months, stored: StoredValue };

/** The books: a period, its entry for the bookkeeper, the balances, the months, and what is stored for people (`?tab=…`). */
export function Books() {
  const t = useT();
  const [query] = useSearchParams();
  const ids = Object.keys(tabs) as (keyof typeof tabs)[];
  const chosen = ids.find((id) => id === query.get('tab')) ?? 'period';
  const Part = tabs[chosen];
  return (
    <Stack gap={16} shrinks>
      <div className={classes.tabs}>
        <Tabs
          label={t('periods.parts')}
          tabs={ids.map((id) => ({ id, label: t(`periods.tabs.${id}`) }))}
          chosen={chosen}
        />
      </div>
      <div>
        <Part />
      </div>
    </Stack>
  );
}
