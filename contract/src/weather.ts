import { skies, weatherSourceNames } from '@rondo/rules/weather';
import { z } from 'zod';

/** The weather that is forecast for a game outdoors (product.md#weather). */
export const weather = z.strictObject({
  sky: z.enum(skies),
  /** At its start, in whole °C. */
  temperature: z.int(),
  /** What falls from its first hour to its last, in mm. */
  rain: z.number().min(0),
  /** In whole km/h. */
  wind: z.int().min(0),
  /** Whether more falls within one hour than the terms call extreme. */
  isExtreme: z.boolean(),
  /** Who is named beside it. */
  source: z.enum(weatherSourceNames),
});
