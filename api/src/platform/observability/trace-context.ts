import { randomUUID } from 'node:crypto';

/** A place in a trace, which may span several programs (W3C Trace Context). */
export interface TraceContext {
  /** 32 hex digits, the same in the whole trace. */
  traceId: string;
  /** 16 hex digits that identify one step of the trace. */
  spanId: string;
  /** Whether the beginner of the trace records it. */
  isSampled: boolean;
}

/** Only version 00; ids of only zeros are invalid. */
const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The caller's place in its trace; null without a header, or with an invalid one. */
export function readTraceparent(header: unknown): TraceContext | null {
  const [, traceId, spanId, flags] = typeof header === 'string' ? (form.exec(header) ?? []) : [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

export function writeTraceparent({ traceId, spanId, isSampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;
}

/** The next step of a trace that continues here without being recorded. */
export function stepBelow({ traceId, isSampled }: TraceContext): TraceContext {
  return { traceId, spanId: randomUUID().replaceAll('-', '').slice(0, 16), isSampled };
}
