import { type HrTime, ValueType } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import { readMetrics } from '../processes/metrics.ts';

type Metric = Awaited<ReturnType<typeof readMetrics>>[number];
type Value = Metric['values'][number] & { metricName?: string };

/** The metrics that Prometheus would read, for OTLP, so that each is counted only once. */
export function producerOfMetrics(resource: Resource): MetricProducer {
  const startTime = hrTime(performance.timeOrigin);
  return {
    async collect() {
      const endTime = hrTime(performance.timeOrigin + performance.now());
      const metrics = (await readMetrics()).flatMap((metric) => dataOf(metric, startTime, endTime) ?? []);
      return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'rondo' }, metrics }] }, errors: [] };
    },
  };
}

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

/** null for a kind of metric that Rondo doesn't use. */
function dataOf(metric: Metric, startTime: HrTime, endTime: HrTime): MetricData | null {
  const { name, help, values } = metric;
  const type = String(metric.type);
  const about = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = values.map(({ labels, value }): DataPoint<number> => ({
    startTime,
    endTime,
    attributes: { ...labels },
    value,
  }));
  if (type === 'counter') return { ...about, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points };
  if (type === 'gauge') return { ...about, dataPointType: DataPointType.GAUGE, dataPoints: points };
  if (type !== 'histogram') return null;
  const each = Map.groupBy(values as Value[], ({ labels: { le: _, ...labels } }) => JSON.stringify(labels));
  const dataPoints = [...each.values()].map((ofOne): DataPoint<Histogram> => {
    const { le: _, ...attributes } = ofOne[0]?.labels ?? {};
    return { startTime, endTime, attributes, value: histogramOf(name, ofOne) };
  });
  return { ...about, dataPointType: DataPointType.HISTOGRAM, dataPoints };
}

/** Prometheus counts values up to a bound, OTLP values between two bounds. */
function histogramOf(name: string, values: readonly Value[]): Histogram {
  const valueOf = (part: string) => values.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0;
  const buckets = values.filter(({ metricName }) => metricName === `${name}_bucket`);
  const bounds = buckets.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite);
  const atMost = buckets.map(({ value }) => value);
  return {
    buckets: { boundaries: bounds, counts: atMost.map((value, index) => value - (atMost[index - 1] ?? 0)) },
    sum: valueOf('sum'),
    count: valueOf('count'),
  };
}
