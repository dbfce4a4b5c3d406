import { whileAsking } from './ready.ts';

/** Asks users to prove who they are; whether they did. */
type Ask = () => Promise<boolean>;

let asker = Promise.withResolvers<Ask>();
let asked: Promise<boolean> | null = null;

/** How long a call waits at most for the part of the app that asks, in milliseconds: it loads after the page. */
const patienceMs = 5000;

/** Sets how users are asked to prove who they are, in the browser; returns a function that unsets it. */
export function askIdentityBy(ask: Ask): () => void {
  asker.resolve(ask);
  return () => {
    asker = Promise.withResolvers();
  };
}

/** Whether users prove who they are, now that the server wants to know it; calls that are made at once ask once. */
export function proveIdentity(): Promise<boolean> {
  if (typeof window === 'undefined') return Promise.resolve(false);
  asked ??= prove().finally(() => {
    asked = null;
  });
  return asked;
}

async function prove(): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  const ask = await Promise.race([asker.promise, late]);
  return ask !== null && whileAsking(ask());
}
