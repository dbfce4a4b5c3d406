import { notices } from './en/notices.ts';

/** For notifications and what is chosen about them: browsers load them there only. */
export const noticesPart = { notices } as const;
