import type { Context } from '../../platform/serve.ts';
import { forgetAddresses } from './co-organisers/forget-addresses.ts';

export function registerLeadingJobs({ db, jobs }: Pick<Context, 'db' | 'jobs'>): void {
  jobs.sweep('addresses of co-organisers', () => forgetAddresses(db));
}
