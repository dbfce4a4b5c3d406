import type { Community, CommunityNews } from '@rondo/contract';
import { keptByScripts } from '@rondo/rules';
import { readStored, store } from '../../../platform/stored.ts';

export type NewsWords = Pick<CommunityNews, 'title' | 'body' | 'isPinned'>;

/** The news for a community that was typed but not published. */
export function keptWords({ _id: id }: Community): NewsWords | null {
  return JSON.parse(readStored(keptByScripts.newsDraft, id) ?? 'null') as NewsWords | null;
}

/** Keeps unpublished news in this tab; null removes it. */
export function keepWords({ _id: id }: Community, words: NewsWords | null): void {
  store(keptByScripts.newsDraft, words && JSON.stringify(words), id);
}
