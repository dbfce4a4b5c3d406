import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { NewsletterSheet } from './newsletter-sheet.tsx';
import { ChangeNewsletter, WriteNewsletter } from './write-newsletter.tsx';
import { SendNewsletter } from './send-newsletter.tsx';
import { StopNewsletter } from './stop-newsletter.tsx';

/** A newsletter to begin (`?step=new`), to open (`?step=newsletter&id=…`), to write, to send and to stop. */
export function NewsletterSheets() {
  const { step, about, go, close } = useUrlStep(['new', 'newsletter', 'write', 'send', 'stop'], ['id']);
  const id = about('id');
  const show = (one: string) => go('newsletter', { id: one });
  if (step === 'new') return <WriteNewsletter newsletter={null} onSaved={show} onClose={close} />;
  if (!step || !id) return null;
  if (step === 'write') return <ChangeNewsletter id={id} onSaved={show} onClose={close} />;
  if (step === 'send') return <SendNewsletter id={id} onSent={() => show(id)} onClose={close} />;
  if (step === 'stop') return <StopNewsletter id={id} onStopped={() => show(id)} onClose={close} />;
  return <NewsletterSheet id={id} onStep={(next) => go(next, { id })} onClose={close} />;
}
