/** Streams that pages hold open now, which say nothing but what a test lets them say. */
const streams = new Set<TestStream>();

/** Stands for the browser's `EventSource`. */
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

/** Has the streams whose address begins so say something to their pages; @returns how many there are. */
export function sayInStream(address: string, event: string, data: object): number {
  const heard = [...streams].filter((stream) => stream.address.startsWith(address));
  for (const stream of heard) stream.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  return heard.length;
}
