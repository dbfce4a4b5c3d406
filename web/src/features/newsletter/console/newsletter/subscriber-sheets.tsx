import { useQueryClient } from '@tanstack/react-query';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { ImportSubscribers } from './import-subscribers.tsx';
import { RemoveSubscriber } from './remove-subscriber.tsx';

/** A subscriber to remove at their request (`?step=remove&id=…`), and a file to take over (`?step=import`). */
export function SubscriberSheets() {
  const client = useQueryClient();
  const { step, about, close } = useUrlStep(['remove', 'import'], ['id']);
  const email = about('id');
  const onDone = () => {
    void client.invalidateQueries({ queryKey: ['console', 'newsletter'] });
    close();
  };
  if (step === 'import') return <ImportSubscribers onDone={onDone} onClose={close} />;
  return step && email && <RemoveSubscriber email={email} onDone={onDone} onClose={close} />;
}
