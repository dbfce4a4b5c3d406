import type { IconName } from '../../ui/icon.tsx';

/** The parts of the settings, each a page of its own; the anchor of any section in a part leads to it. */
export const groups = {
  playing: { icon: 'shirt', anchors: ['playing'] },
  appearance: { icon: 'globe', anchors: ['appearance'] },
  notifications: { icon: 'bell', anchors: ['notifications'] },
  'sign-in': { icon: 'key', anchors: ['sign-in', 'password', 'sessions'] },
  privacy: { icon: 'eye', anchors: ['privacy'] },
  data: { icon: 'shield', anchors: ['data', 'delete'] },
} as const satisfies Record<string, { icon: IconName; anchors: readonly string[] }>;

export type Group = keyof typeof groups;

export const groupNames = Object.keys(groups) as Group[];

/** The part to which an address leads: by its anchor, by a return from elsewhere, or by an open step; null for the list of all parts. */
export function groupOf(hash: string, query: URLSearchParams): Group | null {
  const anchor = hash.slice(1);
  const found = groupNames.find((name) => (groups[name].anchors as readonly string[]).includes(anchor));
  if (found) return found;
  if (query.has('google_error') || query.has('google_linked')) return 'sign-in';
  return query.get('step') === 'delete' ? 'data' : null;
}
