import type { Context } from '../../platform/serve.ts';
import { drawingRoutes } from './drawing/routes.ts';
import { playingRoutes } from './playing/routes.ts';

/** Tournaments that are played on Rondo (product.md#tournaments). */
export function tournamentRoutes(context: Context): void {
  drawingRoutes(context);
  playingRoutes(context);
}
