import { type EnquiryKind, keptByScripts } from '@rondo/rules';
import type { KeptForm } from '../../ui/kept-values.ts';

/** An enquiry is stored in this tab while it is filled in. */
export const keptEnquiry = (kind: EnquiryKind): KeptForm => ({ entry: keptByScripts.enquiry, id: kind });
