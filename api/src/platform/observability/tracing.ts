import { AsyncLocalStorage } from 'node:async_hooks';
import type { TraceContext } from './trace-context.ts';

type Attributes = Record<string, string | number>;

/** The kind of a span: an answered request, a request made elsewhere, a job, or work inside. */
type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

/** A step of a trace in progress. */
export interface Span {
  readonly context: TraceContext;
  end(how?: { name?: string; attributes?: Attributes; error?: unknown }): void;
}

export interface NewSpan {
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
  parent: TraceContext | null;
  /** Whether the parent is a stranger's claim, which must not cause any recording. */
  isFromOutside?: boolean;
  /** Other traces to which it belongs too. */
  links?: readonly TraceContext[];
}

/** Records spans. */
export type Tracer = (span: NewSpan) => Span;

let tracer: Tracer | null = null;
const current = new AsyncLocalStorage<TraceContext>();

/** Records spans from now on; null stops recording, and then spans cost nothing. */
export function recordBy(next: Tracer | null): void {
  tracer = next;
}

/** The current step of a trace, recorded or not; null if there is none. */
export const currentTrace = (): TraceContext | null => (tracer === null ? null : (current.getStore() ?? null));

/** The current step of a trace, if it is recorded. */
export function recordedTrace(): TraceContext | null {
  const trace = currentTrace();
  return trace?.isSampled ? trace : null;
}

/** Begins a span that somebody else ends; null if nothing is recorded. */
export const beginSpan = (span: NewSpan): Span | null => tracer?.(span) ?? null;

/** Does work as part of a trace. */
export function within<T>(context: TraceContext | null, work: () => T): T {
  return context === null ? work() : current.run(context, work);
}

/** Does work as a step of the current trace, or of the given one. */
export async function traced<T>(
  { parent = currentTrace(), ...span }: Omit<NewSpan, 'parent'> & { parent?: TraceContext | null },
  work: () => Promise<T>,
): Promise<T> {
  if (tracer === null || parent?.isSampled === false) return work();
  const begun = tracer({ ...span, parent });
  try {
    const result = await within(begun.context, work);
    begun.end();
    return result;
  } catch (error) {
    begun.end({ error });
    throw error;
  }
}

/** Notes a statement that was sent; its text has placeholders instead of values. */
export function traceStatement(text: string, sent: Promise<unknown>): void {
  const parent = recordedTrace();
  if (parent === null) return;
  const words = text.trim().replaceAll(/\s+/g, ' ');
  const begun = beginSpan({
    name: /^\w+/.exec(words)?.[0].toLowerCase() ?? 'statement',
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': words.slice(0, 1000) },
    parent,
  });
  sent.then(
    () => begun?.end(),
    (error: unknown) => begun?.end({ error }),
  );
}

/** A port each of whose calls is a span, named `mail send`. */
export function withSpans<P extends object>(name: string, port: P): P {
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        const call = (): unknown => Reflect.apply(value, target, given);
        const parent = recordedTrace();
        return parent === null ? call() : spanOfCall({ name: `${name} ${String(key)}`, kind: 'client', parent }, call);
      };
    },
  });
}

/** An answer that comes at once called nobody else, and has no span. */
function spanOfCall(span: NewSpan, call: () => unknown): unknown {
  const begun = beginSpan(span);
  const answer = within(begun?.context ?? null, call);
  if (!(answer instanceof Promise)) return answer;
  return answer.then(
    (given: unknown) => {
      begun?.end();
      return given;
    },
    (error: unknown) => {
      begun?.end({ error });
      throw error;
    },
  );
}
