import type { Context } from '../../platform/serve.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { consoleCommunityRoutes } from './console/routes.ts';
import { registerCommunityJobs } from './jobs.ts';
import { labelRoutes } from './labels/routes.ts';
import { leadingRoutes } from './leading-routes.ts';
import { membershipRoutes } from './membership-routes.ts';
import { communityRoutes } from './routes.ts';

/** Viewing, joining and leading communities. */
export const communities = {
  serve(context: Context & { storage: StorageProvider }) {
    communityRoutes(context);
    labelRoutes(context);
    membershipRoutes(context);
    leadingRoutes(context, context.storage);
    consoleCommunityRoutes(context);
  },
  work: registerCommunityJobs,
};
