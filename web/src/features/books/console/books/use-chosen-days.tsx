import { amsterdamDay } from '@rondo/rules';
import { useNow } from '../../../../platform/clock.tsx';
import { useListAddress } from '../../../../ui/console/list-address.ts';
import { ChooseDays } from './choose-days.tsx';
import { daysOf } from './preset-days.ts';

/** The days in the address, or last month's, and the fields that choose others. */
export function useChosenDays() {
  const address = useListAddress();
  const today = amsterdamDay(new Date(useNow()));
  const [first, last] = [address.day('from'), address.day('to')];
  const days =
    first !== null && last !== null && first <= last ? { from: first, to: last } : daysOf('lastMonth', today);
  const chooser = (
    <ChooseDays
      key={days.from + days.to}
      days={days}
      today={today}
      onChoose={({ from, to }) => address.change({ from, to })}
    />
  );
  return { days, chooser };
}
