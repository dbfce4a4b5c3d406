import type { Community, CommunityNews } from '@rondo/contract';
import { keptInBrowser } from '@rondo/rules';
import { readStored, store } from '../../../platform/stored.ts';

export type NewsWords = Pick<CommunityNews, 'title' | 'body' | 'isPinned'>;

/** The news for a community that was typed but not published. */
export function keptWords({ _id: id }: Community): NewsWords | null {
  return JSON.parse(readStored(keptInBrowser.newsDraft, id) ?? 'null') as NewsWords | null;
}

/** Keeps unpublished news in this tab; null removes it. */
export function keepWords({ _id: id }: Community, words: NewsWords | null): void {
  store(keptInBrowser.newsDraft, words && JSON.stringify(words), id);
}
