import { type EnquiryKind, keptByScripts } from '@rondo/rules';
import type { KeptForm } from '../../ui/kept-values.ts';

/** Where an enquiry is kept while it is filled in: in this tab. */
export const keptEnquiry = (kind: EnquiryKind): KeptForm => ({ entry: keptByScripts.enquiry, id: kind });
