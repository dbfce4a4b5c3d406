import type { z } from 'zod';

/** JSON of a shape, or null. Fields that the shape doesn't name are left out. */
export function readJson<Shape extends z.ZodType>(shape: Shape, text: string): z.output<Shape> | null {
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
