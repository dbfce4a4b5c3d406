import { z } from 'zod';
import type { Secret } from '../sessions/tokens.ts';

/** Earlier secrets, separated by commas, the latest first (operate/settings.md#rotating-secrets). */
export const earlierSecrets = () =>
  z
    .string()
    .transform((value) => value.split(',').flatMap((secret) => secret.trim() || []))
    .default([]);

/** A secret, followed by the earlier ones whose signatures are still accepted. */
export function withEarlier(current: string, earlier: readonly string[]): Secret {
  const others = earlier.filter((one) => one !== current);
  return others.length === 0 ? current : [current, ...others];
}
