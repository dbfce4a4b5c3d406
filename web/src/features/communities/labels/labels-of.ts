import type { CommunityMember } from '@rondo/contract';
import type { Named } from './commands.ts';

/** The labels that a member chose, apart from those that admins gave. */
export const labelsOf = ({ nickname, tags }: CommunityMember): Named[] => [
  ...(nickname === null ? [] : [{ kind: 'nickname' as const, words: nickname }]),
  ...tags.filter(({ type }) => type === 'suggestion').map(({ tag }) => ({ kind: 'tag' as const, words: tag })),
];
