import type { Context } from '../../platform/serve.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { contactRoutes } from './contact-routes.ts';
import { registerEnquiryJobs } from './jobs.ts';

/** Enquiries from the contact pages, and applications to organise. */
export const enquiries = {
  serve(context: Context & { storage: StorageProvider }) {
    contactRoutes(context, context.storage);
  },
  work: registerEnquiryJobs,
};
