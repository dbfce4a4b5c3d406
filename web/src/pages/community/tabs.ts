import { memberTextMax, type MemberSearch } from '../../features/communities/community-queries.ts';
import { pageFromQuery } from '../../platform/page-from-query.ts';

/** The tabs of a community's page; it shows the first one without `?tab=`. */
export const openTabs = ['games', 'news', 'members'] as const;
const ledTabs = [...openTabs, 'requests'] as const;
export type OpenTab = (typeof openTabs)[number];
export type Tab = (typeof ledTabs)[number];

/** Only the community's leaders have the tab with requests. */
export const tabsOf = ({ mayLead }: { mayLead: boolean }): readonly Tab[] => (mayLead ? ledTabs : openTabs);

/** The chosen tab, if it is one of these. */
export function tabFromQuery<T extends Tab>(query: URLSearchParams, tabs: readonly T[]): T | 'games' {
  return tabs.find((known) => known === query.get('tab')) ?? 'games';
}

export function membersFromQuery(query: URLSearchParams): MemberSearch {
  return { query: (query.get('query') ?? '').trim().slice(0, memberTextMax), page: pageFromQuery(query) };
}
