import type { Context } from '../../platform/serve.ts';
import { consoleCityRoutes } from './admin-routes.ts';
import type { Geocoder } from './ask-geocoder.ts';
import { placeRoutes } from './routes.ts';

/** Places, and the console's preferred cities. */
export const places = {
  serve(context: Context & { geocoder: Geocoder }) {
    placeRoutes(context, context.geocoder);
    consoleCityRoutes(context);
  },
};
