import { day } from './durations.ts';
import { skeleton } from './skeleton.ts';

/** The labels of a member of a community: a tag says what they are like, a nickname what to call them (product.md#tags). */
export const labelKinds = ['tag', 'nickname'] as const;
export type LabelKind = (typeof labelKinds)[number];

/** A rejected label may be suggested again some day; one that an admin removed never comes back. */
export const labelStatuses = ['pending', 'confirmed', 'rejected', 'removed'] as const;
export type LabelStatus = (typeof labelStatuses)[number];

/** Lengths in characters. */
export const labelForm = {
  wordsMax: 30,
  /** The most suggestions that wait for one member's answer. */
  pendingMax: 10,
  descriptionMax: 100,
  /** The most admin tags of a community. */
  adminTagsMax: 20,
  reasonMax: 300,
} as const;

/** How many confirmed labels of a kind a member may have, apart from those that admins gave. */
export const labelsMax: Readonly<Record<LabelKind, number>> = { tag: 2, nickname: 1 };

/** For how many days nobody else may suggest, or give, a label again that somebody rejected. */
export const rejectedDays = 90;

/** Colours of admin tags; a theme has a readable pair for each. */
export const tagColors = ['grey', 'green', 'blue', 'orange', 'violet', 'rose'] as const;
export type TagColor = (typeof tagColors)[number];

export interface Label {
  kind: LabelKind;
  words: string;
  status: LabelStatus;
  /** The place of a confirmed label, from 1. */
  place: number | null;
  /** When it was confirmed, rejected or removed. */
  decidedAt: Date | null;
}

/** The member's label with these words, or words that look like them, in whatever state. */
export function findLabel<L extends Pick<Label, 'kind' | 'words'>>(
  labels: readonly L[],
  kind: LabelKind,
  words: string,
): L | undefined {
  return labels.find((label) => label.kind === kind && skeleton(label.words) === skeleton(words));
}

/** The free places for labels of a kind. */
export function freePlaces(labels: readonly Pick<Label, 'kind' | 'place'>[], kind: LabelKind): number[] {
  const taken = new Set(labels.filter((label) => label.kind === kind).map(({ place }) => place));
  return Array.from({ length: labelsMax[kind] }, (_, index) => index + 1).filter((place) => !taken.has(place));
}

/** Whether a rejected label can't be suggested or given to them yet. */
export function isStillRejected(rejectedAt: Date, now: Date): boolean {
  return now.getTime() - rejectedAt.getTime() < rejectedDays * day;
}

export type SuggestionOutcome =
  | { outcome: 'confirmed'; place: number }
  | { outcome: 'pending' }
  | {
      outcome: 'refuse';
      code: 'label_known' | 'label_rejected' | 'label_removed' | 'too_many_tags' | 'too_many_suggestions';
    };

/**
 * The result of suggesting words to a member who has these labels: their own suggestions are confirmed at once, and a nickname replaces the earlier
 * one; other people's wait for their answer (decisions/0037-tags-and-nicknames.md).
 */
export function decideSuggestion(
  labels: readonly Label[],
  { kind, words, isOwn }: { kind: LabelKind; words: string; isOwn: boolean },
  now: Date,
): SuggestionOutcome {
  const earlier = findLabel(labels, kind, words);
  if (earlier?.status === 'removed') return { outcome: 'refuse', code: 'label_removed' };
  if (isOwn) return decideOwn(labels, kind, earlier);
  if (earlier?.status === 'confirmed' || earlier?.status === 'pending')
    return { outcome: 'refuse', code: 'label_known' };
  if (earlier?.decidedAt && isStillRejected(earlier.decidedAt, now))
    return { outcome: 'refuse', code: 'label_rejected' };
  const waiting = labels.filter(({ status }) => status === 'pending').length;
  return waiting < labelForm.pendingMax ? { outcome: 'pending' } : { outcome: 'refuse', code: 'too_many_suggestions' };
}

function decideOwn(labels: readonly Label[], kind: LabelKind, earlier: Label | undefined): SuggestionOutcome {
  if (kind === 'nickname') return { outcome: 'confirmed', place: 1 };
  if (earlier?.status === 'confirmed') return { outcome: 'refuse', code: 'label_known' };
  const [place] = freePlaces(labels, kind);
  return place === undefined ? { outcome: 'refuse', code: 'too_many_tags' } : { outcome: 'confirmed', place };
}

/**
 * Whether a community's leader may decide that a reported label stays: somebody else decides about their own, or an admin of Rondo where
 * there is nobody else.
 */
export function mayKeepLabel(decider: { id: string; role: string }, { userId }: { userId: string }): boolean {
  return decider.id !== userId || decider.role === 'admin';
}
