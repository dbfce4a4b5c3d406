import { type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Machine, on } from './machines.ts';
import { childrenOf, isAlive, kill, signal, startServer } from './servers.ts';

/** The state of a node as Patroni reports it. */
export interface NodeState {
  role: string;
  state: string;
  timeline?: number;
  replication?: { application_name: string; state: string; sync_state: string }[];
}

const lastLines = 60;

/** One machine of the cluster: etcd, and PostgreSQL with Patroni. */
export class Node {
  readonly machine: Machine;
  readonly #folder: string;
  readonly #as: readonly string[];
  readonly #etcdFlags: readonly string[];
  #etcd: ChildProcess | undefined;
  #patroni: ChildProcess | undefined;

  /** @param as the command words that start a program as another user */
  constructor(machine: Machine, folder: string, as: readonly string[], etcdFlags: readonly string[]) {
    this.machine = machine;
    this.#folder = folder;
    this.#as = as;
    this.#etcdFlags = etcdFlags;
  }

  async startEtcd(): Promise<void> {
    this.#etcd = await this.#start(['/usr/bin/etcd', ...this.#etcdFlags], 'etcd');
  }

  async startPatroni(): Promise<void> {
    this.#patroni = await this.#start(['/usr/bin/patroni', `${this.#folder}/patroni.yml`], 'patroni');
  }

  killEtcd(): Promise<void> {
    return kill(running(this.#etcd));
  }

  /** Kills PostgreSQL with all its processes, and Patroni, as a power cut would. */
  async kill(): Promise<void> {
    const both = [running(this.#patroni), await this.#postmaster()];
    // Stops both first, so that neither sees the other die and reacts.
    for (const pid of both) if (pid !== undefined) signal(pid, 'SIGSTOP');
    const pids = both[1] === undefined ? [] : await childrenOf(both[1]);
    await Promise.all([...both, ...pids].map(kill));
  }

  /** Stops the processes that send the log to standbys, so that these fall behind. */
  async stopSending(): Promise<void> {
    const postmaster = await this.#postmaster();
    if (postmaster === undefined) return;
    for (const pid of await childrenOf(postmaster, 'walsender')) signal(pid, 'SIGSTOP');
  }

  /** Ends all of it; PostgreSQL takes its shared memory with it. */
  async end(): Promise<void> {
    await kill(running(this.#patroni));
    const postmaster = await this.#postmaster();
    if (postmaster !== undefined) {
      signal(postmaster, 'SIGQUIT');
      const until = performance.now() + 5000;
      while ((await isAlive(postmaster)) && performance.now() < until) await wait(20);
      await this.kill();
    }
    await this.killEtcd();
  }

  /** The node's state according to Patroni; null if that doesn't answer. */
  async state(): Promise<NodeState | null> {
    const { client, ports } = this.machine;
    try {
      const answer = await fetch(`http://${client}:${ports.patroni}/patroni`, { signal: AbortSignal.timeout(1000) });
      return (await answer.json()) as NodeState;
    } catch {
      return null;
    }
  }

  /** What the node says about itself, and the ends of Patroni's and PostgreSQL's logs, to find out what is wrong with it. */
  async lastWords(): Promise<string> {
    const log = await readFile(`${this.#folder}/patroni.log`, 'utf8').catch(() => '');
    const state = JSON.stringify(await this.state());
    return `${this.machine.name}: ${state}\n${log.split('\n').slice(-lastLines).join('\n')}`;
  }

  async isEtcdWell(): Promise<boolean> {
    const { client, ports } = this.machine;
    const answer = await fetch(`http://${client}:${ports.etcd}/health`, { signal: AbortSignal.timeout(1000) }).catch(
      () => null,
    );
    return answer?.ok === true;
  }

  #start(words: readonly string[], log: string): Promise<ChildProcess> {
    return startServer(on(this.machine, [...this.#as, ...words]), this.#folder, `${this.#folder}/${log}.log`);
  }

  async #postmaster(): Promise<number | undefined> {
    const text = await readFile(`${this.#folder}/data/postmaster.pid`, 'utf8').catch(() => '');
    const pid = Number(text.split('\n')[0]);
    // The file outlives a killed process, whose number may be another's by now.
    const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return title.includes(`${this.#folder}/data`) ? pid : undefined;
  }
}

/** The process's number, as long as it runs. */
const running = (child: ChildProcess | undefined): number | undefined =>
  child?.exitCode === null && child.signalCode === null ? child.pid : undefined;
