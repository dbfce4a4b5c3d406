import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { EnquiryAct, enquiryActs } from './enquiry-act.tsx';
import { EnquirySheet } from './enquiry-sheet.tsx';

/** An enquiry (`?step=enquiry&id=…`), and the form that answers it. */
export function EnquirySheets() {
  const { step, about, go, close } = useUrlStep(['enquiry', ...enquiryActs], ['id']);
  const id = about('id');
  if (!step || !id) return null;
  if (step !== 'enquiry')
    return <EnquiryAct key={step} act={step} id={id} onBack={() => go('enquiry', { id })} onClose={close} />;
  return <EnquirySheet id={id} onAct={(act) => go(act, { id })} onClose={close} />;
}
