import type { noticesPart as en } from './en-notices.ts';
import { notices } from './nl/notices.ts';
import type { Shape } from './translate.ts';

/** Dutch, for notifications. */
export const noticesPart = { notices } satisfies Shape<typeof en>;
