import { useUrlStep } from '../../../platform/use-url-step.ts';
import { useChosenMessages } from './chosen-messages.tsx';
import { MessageSheet } from './message-sheet.tsx';
import { readNames } from './queries.ts';
import { SendAgain } from './send-again.tsx';

/** A message (`?step=message&id=…`), and sending one or several again. */
export function MessageSheets() {
  const { choose } = useChosenMessages();
  const { step, about, go, close } = useUrlStep(['message', 'again'], ['id']);
  const named = readNames(about('id'));
  const [first] = named;
  if (!step || !first) return null;
  if (step === 'message')
    return <MessageSheet name={first} onAgain={() => go('again', { id: about('id') })} onClose={close} />;
  return (
    <SendAgain
      messages={named}
      onClose={() => {
        choose(new Set());
        close();
      }}
    />
  );
}
