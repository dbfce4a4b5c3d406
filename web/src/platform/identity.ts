import { whileAsking } from './ready.ts';

/** Asks users to prove who they are; resolves to whether they did. */
type Ask = () => Promise<boolean>;

let asker: Ask | null = null;
let comes = Promise.withResolvers<void>();
/** Answers the question that is open, which nobody can once its sheet is gone. */
let abandon: (() => void) | null = null;
let asked: Promise<boolean> | null = null;

/** How many milliseconds a call waits at most for the part of the app that asks, which loads after the page. */
const patienceMs = 5000;

/** Sets how users are asked to prove who they are, in the browser; returns a function that unsets it, unless another was set meanwhile. */
export function askIdentityBy(ask: Ask): () => void {
  abandon?.();
  asker = ask;
  comes.resolve();
  return () => {
    if (asker !== ask) return;
    asker = null;
    comes = Promise.withResolvers();
    abandon?.();
  };
}

/** Asks the user to prove who they are, because the server wants that now; several calls at once ask once. */
export function proveIdentity(): Promise<boolean> {
  if (typeof window === 'undefined') return Promise.resolve(false);
  asked ??= prove().finally(() => {
    asked = null;
  });
  return asked;
}

async function prove(): Promise<boolean> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([comes.promise, late]);
  if (asker === null) return false;
  const gone = Promise.withResolvers<boolean>();
  abandon = () => gone.resolve(false);
  return whileAsking(Promise.race([asker(), gone.promise]));
}
