import * as contract from '@rondo/contract';
import { type Context, serve } from '../../platform/serve.ts';
import { countHomes } from './queries.ts';
import { replaceCities } from './replace-cities.ts';

/** The preferred cities in the console (product.md#administration). */
export function consoleCityRoutes(context: Context): void {
  const show = async () => {
    const cities = await countHomes(context.db);
    const present = (isOffered: boolean) =>
      cities
        .filter(({ position }) => (position !== null) === isOffered)
        .map(({ name, players }) => ({ name, players }));
    const former = present(false).filter(({ players }) => players > 0);
    return { status: 'success' as const, data: { cities: present(true), former } };
  };

  serve(context, contract.listConsoleCities, show);

  serve(context, contract.replaceCities, async (request) => {
    await replaceCities(context, request, request.body);
    return show();
  });
}
