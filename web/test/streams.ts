/** The streams that pages hold open now; they send only what a test sends. */
const streams = new Set<TestStream>();

/** Replaces the browser's `EventSource`. */
export class TestStream extends EventTarget {
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    streams.add(this);
  }

  close(): void {
    streams.delete(this);
  }
}

/** Sends an event to the pages through each stream whose address begins so; @returns the number of these streams */
export function sayInStream(address: string, event: string, data: object): number {
  const heard = [...streams].filter((stream) => stream.address.startsWith(address));
  for (const stream of heard) stream.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  return heard.length;
}
