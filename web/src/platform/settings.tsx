import { createContext, use } from 'react';

/** What the operator configured and the page needs to know; the server hands it over with the page. */
export interface Settings {
  /** Address of map tiles, `https://…/{z}/{x}/{y}.png`; null for the offline map. */
  tileUrl: string | null;
  /** Whose tiles they are. */
  tileAttribution: string;
  /** Address of the social feed, framed after the reader's consent; null when there is none. */
  socialFeedUrl: string | null;
  /** Taken off one game a month for who has a student card. */
  studentCardDiscountCents: number;
}

export const SettingsContext = createContext<Settings>({
  tileUrl: null,
  tileAttribution: '',
  socialFeedUrl: null,
  studentCardDiscountCents: 0,
});

export function useSettings(): Settings {
  return use(SettingsContext);
}
