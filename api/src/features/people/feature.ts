import { registerPeopleJobs } from './jobs.ts';
import { peopleRoutes } from './routes.ts';

/** Players’ pages, partners, invitations. */
export const people = {
  serve: peopleRoutes,
  work: registerPeopleJobs,
};
