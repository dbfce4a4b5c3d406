import { type Link, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { hostname } from 'node:os';
import { parentProcess } from '../processes/parent-process.ts';
import { release } from '../processes/release.ts';
import type { OtlpSettings } from '../settings/otlp-settings.ts';
import { producerOfMetrics } from './otlp-metrics.ts';
import { stepBelow, type TraceContext } from './trace-context.ts';
import { recordBy, type Span, type Tracer } from './tracing.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/**
 * Sends traces and metrics to a collector by OTLP over HTTP. It is loaded only if a collector is named (decisions/0111-traces.md), and patches
 * nothing: spans begin where the code says so.
 */
export function startOpenTelemetry(settings: OtlpSettings): { stop(): Promise<void> } {
  const resource = resourceFromAttributes({
    'service.name': 'rondo',
    'service.version': release.version,
    'service.instance.id': `${hostname()}/${parentProcess?.number ?? process.pid}`,
  });
  const provider = openTraces(settings, resource);
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${settings.endpoint}/v1/metrics`, headers: settings.headers }),
        exportIntervalMillis: 30_000,
        exportTimeoutMillis: 10_000,
        metricProducers: [producerOfMetrics(resource)],
      }),
    ],
  });
  recordBy(tracerOf(provider, settings.ratio));
  return {
    async stop() {
      recordBy(null);
      // A collector that doesn't answer must not keep the process from ending.
      await Promise.allSettled([provider.shutdown(), metrics.shutdown()]);
    },
  };
}

function openTraces({ endpoint, headers }: OtlpSettings, resource: Resource): TracerProvider {
  return new TracerProvider({
    resource,
    sampler: new AlwaysOnSampler(), // what is not recorded never comes so far
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers }),
        scheduledDelayMillis: 2000,
        exportTimeoutMillis: 10_000,
      }),
    ],
  });
}

/** A step that is not recorded, and under which nothing is recorded. */
const unrecorded: Span = {
  context: { traceId: '0'.repeat(32), spanId: '0'.repeat(16), isSampled: false },
  end: () => undefined,
};

/** @param ratio the part of traces that is recorded; a stranger's trace is recorded no more often, whatever it says */
function tracerOf(provider: TracerProvider, ratio: number): Tracer {
  const tracer = provider.getTracer('rondo');
  return ({ name, kind, attributes = {}, parent, isFromOutside = false, links = [] }) => {
    const isRecorded = parent === null || isFromOutside ? Math.random() < ratio : parent.isSampled;
    if (!isRecorded)
      return parent ? { ...unrecorded, context: stepBelow({ ...parent, isSampled: false }) } : unrecorded;
    const above = parent
      ? trace.setSpanContext(ROOT_CONTEXT, { ...contextOf(parent), isRemote: isFromOutside })
      : ROOT_CONTEXT;
    const linked = links.map((one): Link => ({ context: contextOf(one) }));
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes, links: linked }, above);
    const { traceId, spanId } = span.spanContext();
    return {
      context: { traceId, spanId, isSampled: true },
      end({ attributes: more, error } = {}) {
        if (more) span.setAttributes(more);
        // An error's words may name somebody; its kind doesn't.
        if (error !== undefined)
          span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kindOf(error));
        span.end();
      },
    };
  };
}

const contextOf = ({ traceId, spanId, isSampled }: TraceContext) => ({
  traceId,
  spanId,
  traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
});

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
