import { outsideErrors, refusals } from '../processes/metrics.ts';

/** What went wrong between Rondo and something outside. */
export type OutsideKind =
  | 'name'
  | 'connection'
  | 'tls'
  | 'no_answer'
  | 'refuses_us'
  | 'limits_us'
  | 'broken'
  | 'refused'
  | 'other';

/** An error as the log and the metric have it. */
export interface OutsideError {
  /** The port: `payments`, `mail`… */
  provider: string;
  call: string;
  kind: OutsideKind;
  /** What the other side, or the system, said; without addresses of people. */
  said: string;
}

const codes: Readonly<Record<string, OutsideKind>> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  EDNS: 'name',
  ECONNREFUSED: 'connection',
  ECONNRESET: 'connection',
  ECONNECTION: 'connection',
  EHOSTUNREACH: 'connection',
  ENETUNREACH: 'connection',
  EPIPE: 'connection',
  ESOCKET: 'connection',
  UND_ERR_SOCKET: 'connection',
  ETIMEDOUT: 'no_answer',
  UND_ERR_CONNECT_TIMEOUT: 'no_answer',
  UND_ERR_HEADERS_TIMEOUT: 'no_answer',
  UND_ERR_BODY_TIMEOUT: 'no_answer',
  ETLS: 'tls',
  EAUTH: 'refuses_us',
};

/** Certificates that Node doesn't take have codes of OpenSSL. */
const ofTls = /^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH)/;

/** An error and its causes, the outermost first. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let one = error; one instanceof Error && !chain.includes(one); one = one.cause) chain.push(one);
  return chain;
}

function kindOf(error: unknown): OutsideKind {
  for (const one of chainOf(error).toReversed()) {
    const { code, name, message } = one as Error & { code?: unknown };
    const known = typeof code === 'string' ? (codes[code] ?? (ofTls.test(code) ? 'tls' : undefined)) : undefined;
    if (known) return known;
    if (name === 'TimeoutError' || /\b(?:no answer|did not answer|timed? ?out)\b/i.test(message)) return 'no_answer';
  }
  return kindOfStatus(statusOf(error));
}

function kindOfStatus(status: number | null): OutsideKind {
  if (status === 401 || status === 403) return 'refuses_us';
  if (status === 429) return 'limits_us';
  if (status !== null && status >= 500) return 'broken';
  return status !== null && status >= 400 ? 'refused' : 'other';
}

function statusOf(error: unknown): number | null {
  for (const one of chainOf(error)) {
    const { status, statusCode } = one as Error & { status?: unknown; statusCode?: unknown };
    if (typeof status === 'number') return status;
    if (typeof statusCode === 'number') return statusCode;
    const said = /\b(?:answered|refused .* with|Stripe:) (\d{3})\b/.exec(one.message)?.[1];
    if (said !== undefined) return Number(said);
  }
  return null;
}

/** The messages of an error and its causes, each once and without addresses of people. */
function saidBy(error: unknown): string {
  const messages = error instanceof Error ? chainOf(error).map(({ message }) => message) : [String(error)];
  const own = messages.filter((message, index) => !messages.slice(0, index).some((before) => before.includes(message)));
  return own
    .join(': ')
    .slice(0, 2000)
    .replaceAll(/[^\s<>"',;:()]+@[^\s<>"',;:()]+/g, '(address)')
    .slice(0, 500);
}

const refusing: ReadonlySet<OutsideKind> = new Set(refusals);
const refusedBy = new Set<string>();

/** Whether a port was refused for its key or certificate since this was last asked. */
export const wasRefused = (provider: string): boolean => refusedBy.delete(provider);

/** Counts an error and hands it to the log. */
export function noteOutside(
  { provider, call }: Pick<OutsideError, 'provider' | 'call'>,
  error: unknown,
  log: (error: OutsideError) => void,
): void {
  const kind = kindOf(error);
  outsideErrors.inc({ provider, kind });
  if (refusing.has(kind)) refusedBy.add(provider);
  log({ provider, call, kind, said: saidBy(error) });
}

/** What a port does beside counting and logging. */
export interface Noting {
  /** Errors that are an answer about a person, and no trouble. */
  expects?: (error: unknown) => boolean;
  /** A call went well. */
  onWell?: () => void;
}

/**
 * A port of which each call that fails is counted and logged once, with what the other side said, before its caller makes a refusal of it. What
 * belongs to the port (the account of a payment provider) is one, too.
 */
export function notingErrors<P extends object>(
  provider: string,
  port: P,
  log: (error: OutsideError) => void,
  { expects = () => false, onWell = () => undefined }: Noting = {},
): P {
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
        return notingErrors(provider, value, log, { expects, onWell });
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(value, target, given);
        if (!(answer instanceof Promise)) return answer;
        return answer.then(
          (said: unknown) => {
            onWell();
            return said;
          },
          (error: unknown) => {
            if (!expects(error)) noteOutside({ provider, call: String(key) }, error, log);
            throw error;
          },
        );
      };
    },
  });
}

/** One line for each kind of trouble that a port has, until a call of it goes well: not one for each mail. */
export function onceAnOutage(log: (error: OutsideError) => void) {
  const said = new Set<OutsideKind>();
  return {
    log: (error: OutsideError): void => {
      if (said.has(error.kind)) return;
      said.add(error.kind);
      log(error);
    },
    onWell: (): void => said.clear(),
  };
}
