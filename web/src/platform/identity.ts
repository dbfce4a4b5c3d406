/** Asks users to prove who they are; whether they did. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;

/** Sets how users are asked to prove who they are, in the browser; returns a function that unsets it. */
export function askIdentityBy(next: Ask): () => void {
  ask = next;
  return () => {
    ask = null;
  };
}

/** Whether users prove who they are, now that the server wants to know it; calls that are made at once ask once. */
export function proveIdentity(): Promise<boolean> {
  if (!ask) return Promise.resolve(false);
  asked ??= ask().finally(() => {
    asked = null;
  });
  return asked;
}
