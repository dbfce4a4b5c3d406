import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to another place (decisions/0119-a-standby-elsewhere.md): what is sent through it arrives later, in the same order. */
export interface FarLine {
  port: number;
  /** Cuts the line: nothing gets through any more, not even what was on its way. */
  cut(): void;
}

/** @param delayMs how long each way takes */
export async function openFarLine(to: number, delayMs: number): Promise<FarLine> {
  const open = new Set<Socket>();
  let isCut = false;
  const pass = (from: Socket, into: Socket) => {
    from.on('data', (bytes) => setTimeout(() => !isCut && into.writable && into.write(bytes), delayMs));
    from.on('close', () => setTimeout(() => into.destroy(), delayMs));
    from.on('error', () => undefined);
  };
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(to, '127.0.0.1');
    for (const end of [near, far]) open.add(end.setNoDelay());
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const end of open) end.destroy();
      server.close();
    },
  };
}
