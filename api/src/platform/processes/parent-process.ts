import cluster from 'node:cluster';
import type { EventEmitter } from 'node:events';

/** How long a process waits for its parent to collect something, in ms. */
const patienceMs = 2000;

/** Environment variables by which the parent tells a process its part; not for operators. */
export const processVariables = { number: 'RONDO_PROCESS', embeddedUrl: 'RONDO_EMBEDDED_URL' } as const;

/** Messages from a process to its parent. */
export type SaidByProcess =
  /** It serves. */
  { says: 'ready' } | { asks: 'metrics' } | { says: 'metrics'; metrics: object[] };

/** Messages from the parent to a process. */
export type SaidByParent =
  /** Another process died, and may have left work. */
  { says: 'died' } | { asks: 'metrics' } | { says: 'metrics'; metrics: object[][] };

/** The process's side of decisions/0052-several-processes.md: messages to and from its parent. */
class ParentProcess {
  /** From 1 to the number of processes; a restarted process keeps its number. */
  readonly number = Number(process.env[processVariables.number]);
  /** The database that the parent runs; null if the operator's own is used. */
  readonly embeddedUrl = process.env[processVariables.embeddedUrl] ?? null;

  tellReady(): void {
    say({ says: 'ready' });
  }

  onDeath(work: () => void): void {
    process.on('message', (said: SaidByParent) => {
      if ('says' in said && said.says === 'died') work();
    });
  }

  /** Hands over the metrics of this process whenever the parent collects them. */
  onMetricsAsked(own: () => Promise<object[]>): void {
    process.on('message', (said: SaidByParent) => {
      if ('asks' in said) void own().then((metrics) => say({ says: 'metrics', metrics }));
    });
  }

  /** The metrics of all processes. */
  async allMetrics(): Promise<object[][]> {
    const answer = hear<SaidByParent>(process, (said) => 'metrics' in said, patienceMs);
    say({ asks: 'metrics' });
    const said = await answer;
    return 'metrics' in said ? said.metrics : [];
  }
}

function say(what: SaidByProcess): void {
  if (process.connected) process.send?.(what);
}

/**
 * The first message of this kind.
 * @throws an error if none comes in time
 */
export function hear<Said>(from: EventEmitter, isOfKind: (said: Said) => boolean, withinMs: number): Promise<Said> {
  const { promise, resolve, reject } = Promise.withResolvers<Said>();
  const listen = (said: Said) => isOfKind(said) && resolve(said);
  const late = setTimeout(() => reject(new Error('no answer')), withinMs);
  from.on('message', listen);
  return promise.finally(() => {
    clearTimeout(late);
    from.off('message', listen);
  });
}

/** The parent of this process; null if it runs alone, as by default, or under another program that runs clusters. */
export const parentProcess =
  cluster.isWorker && process.env[processVariables.number] !== undefined ? new ParentProcess() : null;
