import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { messageActs, useChosenMessages } from './chosen-messages.tsx';
import { MessageAct } from './message-act.tsx';
import { MessageSheet } from './message-sheet.tsx';
import { readNames } from './queries.ts';

/** A message (`?step=message&id=…`), and the acts on one or several. */
export function MessageSheets() {
  const { choose } = useChosenMessages();
  const { step, about, go, close } = useUrlStep(['message', ...messageActs], ['id']);
  const named = readNames(about('id'));
  const [first] = named;
  if (!step || !first) return null;
  if (step === 'message')
    return <MessageSheet name={first} onAct={(act) => go(act, { id: about('id') })} onClose={close} />;
  return (
    <MessageAct
      key={step}
      act={step}
      messages={named}
      onClose={() => {
        choose(new Set());
        close();
      }}
    />
  );
}
