import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { CorrectGuest } from './correct-guest.tsx';
import { CorrectPerson } from './correct-person.tsx';
import { ForgetPerson } from './forget-person.tsx';
import { Goodwill } from './goodwill.tsx';
import { MailDocument } from './mail-document.tsx';
import { PayGuest } from './pay-guest.tsx';
import { PersonAct, personActs } from './person-act.tsx';
import { PersonSheet } from './person-sheet.tsx';

/** A person (`?step=person&id=…`), and the acts on them. */
export function PersonSheets() {
  const { step, about, go, close } = useUrlStep(
    ['person', 'pay-guest', 'address', 'correct', 'document', 'goodwill', 'forget', ...personActs],
    ['id', 'spot'],
  );
  const id = about('id');
  if (!step || !id) return null;
  const back = () => go('person', { id });
  if (step === 'person')
    return <PersonSheet id={id} onAct={(act, spot) => go(act, { id, ...(spot && { spot }) })} onClose={close} />;
  if (step === 'pay-guest') return <PayGuest id={id} onBack={back} onClose={close} />;
  if (step === 'address') return <CorrectGuest id={id} onBack={back} onClose={close} />;
  if (step === 'correct') return <CorrectPerson id={id} onBack={back} onClose={close} />;
  if (step === 'forget') return <ForgetPerson id={id} onClose={close} />;
  if (step === 'document') return <MailDocument id={id} onBack={back} onClose={close} />;
  if (step === 'goodwill') return <Goodwill id={id} spotId={about('spot')} onBack={back} onClose={close} />;
  return <PersonAct key={step} act={step} id={id} spotId={about('spot')} onBack={back} onClose={close} />;
}
