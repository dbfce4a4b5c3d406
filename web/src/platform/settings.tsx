import { createContext, use } from 'react';

/** What the operator configured and the page needs to know; the server hands it over with the page. */
export interface Settings {
  /** Address of map tiles, `https://…/{z}/{x}/{y}.png`; null for the offline map. */
  tileUrl: string | null;
  /** Whose tiles they are. */
  tileAttribution: string;
  /** Address of the social feed, framed after the reader's consent; null when there is none. */
  socialFeedUrl: string | null;
  /** Address of a script that counts pages, loaded after the reader's consent; null when there is none. */
  analyticsUrl: string | null;
  /** Address of a policy to embed on the privacy page, after the reader's consent; null when there is none. */
  privacyPolicyUrl: string | null;
  /** Address of the page with reviews of Rondo; null when there is none. */
  reviewsUrl: string | null;
  /** Where people write to. */
  contactEmail: string;
  /** Whether people can log in with Google. */
  googleSignIn: boolean;
  /** Taken off one game a month for who has a student card. */
  studentCardDiscountCents: number;
}

export const SettingsContext = createContext<Settings>({
  tileUrl: null,
  tileAttribution: '',
  socialFeedUrl: null,
  analyticsUrl: null,
  privacyPolicyUrl: null,
  reviewsUrl: null,
  contactEmail: '',
  googleSignIn: false,
  studentCardDiscountCents: 0,
});

export function useSettings(): Settings {
  return use(SettingsContext);
}
