import type { listCorrections } from '@rondo/contract';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import type { Shown } from '../../../../ui/console/description.ts';
import { CorrectionSheet } from './correction-sheet.tsx';
import { DecideCorrection, decisions } from './decide-correction.tsx';
import { NewCorrection } from './new-correction.tsx';

/** A correction to propose (`?step=new&person=…`), to open (`?step=correction&id=…`) and to decide. */
export function CorrectionSheets({ rows }: Shown<typeof listCorrections>) {
  const { step, about, go, close } = useUrlStep(['new', 'correction', ...decisions], ['id', 'person', 'order']);
  if (step === 'new')
    return <NewCorrection person={about('person') ?? ''} orderId={about('order') ?? ''} onClose={close} />;
  const correction = rows.find(({ _id }) => _id === about('id'));
  if (!step || !correction) return null;
  if (step !== 'correction')
    return <DecideCorrection key={step} decision={step} correction={correction} onClose={close} />;
  return (
    <CorrectionSheet
      correction={correction}
      onDecide={(decision) => go(decision, { id: correction._id })}
      onClose={close}
    />
  );
}
