import { useUrlStep } from '../../../platform/use-url-step.ts';
import { NewRate } from './new-rate.tsx';
import type { Rate } from './queries.ts';
import { TakeRateBack } from './take-rate-back.tsx';

/** A rate to add (`?step=new`), and one to take back (`?step=take-back&kind=game&from=2027-01-01`). */
export function RateSheets({ rates }: { rates: readonly Rate[] }) {
  const { step, about, close } = useUrlStep(['new', 'take-back'], ['kind', 'from']);
  if (step === 'new') return <NewRate onClose={close} />;
  const rate = rates.find(({ kind, from }) => kind === about('kind') && from === about('from'));
  return step === 'take-back' && rate ? <TakeRateBack rate={rate} onClose={close} /> : null;
}
