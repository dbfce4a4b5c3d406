import { z } from 'zod';
import { StartError } from './start-error.ts';

/** Settings of the collector for traces and metrics, with the names that all programs use. */
export const otlpVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.01),
};

export interface OtlpSettings {
  /** The address without a slash at its end. */
  endpoint: string;
  headers: Record<string, string>;
  /** The part of all traces that is recorded, 0 to 1. */
  ratio: number;
}

/** @throws StartError for invalid headers */
export function otlpOf(settings: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}): OtlpSettings | null {
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const pairs = (settings.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter((pair) => pair.trim() !== '');
  const headers = pairs.map((pair): [string, string] => {
    const [, name, value] = /^\s*([\w-]+)=(.*?)\s*$/.exec(pair) ?? [];
    if (name === undefined || value === undefined)
      throw new StartError('OTEL_EXPORTER_OTLP_HEADERS must be name=value, by commas.');
    return [name, decodeURIComponent(value)];
  });
  return {
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: Object.fromEntries(headers),
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
  };
}
