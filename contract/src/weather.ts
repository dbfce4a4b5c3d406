import { skies, weatherSourceNames } from '@rondo/rules/weather';
import { z } from 'zod';

/** The weather forecast for an outdoor game (product.md#weather). */
export const weather = z.strictObject({
  sky: z.enum(skies),
  /** At its start, in whole °C. */
  temperature: z.int(),
  /** The rain from its first hour to its last, in mm. */
  rain: z.number().min(0),
  /** In whole km/h. */
  wind: z.int().min(0),
  /** Whether more rain falls within one hour than the terms call extreme. */
  isExtreme: z.boolean(),
  /** The source to name beside the weather. */
  source: z.enum(weatherSourceNames),
});
