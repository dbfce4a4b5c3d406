import type { Language, PaymentMethod } from '@rondo/rules';
import { createContext, use } from 'react';

/** The seller, as the operator describes it (product.md#who-sells). */
interface Seller {
  name: string;
  address: string;
  kvk: string;
  vat: string;
  phone: string | null;
  /** The whole description in one line that needs no language. */
  line: string;
}

/** The note on a page about something that an admin has switched off for a while. */
export interface OffNotice {
  /** The admin's words by language; the usual ones replace missing words. */
  said: Partial<Record<Language, string>>;
  /** When it's on again by itself, ISO 8601; null if nobody knows yet. */
  until: string | null;
}

/** The operator's settings that the page needs to know; the server passes them along. */
export interface Settings {
  /** Address of the operator's vector map (PMTiles); null for none. */
  streetsUrl: string | null;
  /** Address of map tiles, `https://…/{z}/{x}/{y}.png`; null for the offline map. */
  tileUrl: string | null;
  /** The attribution of the vector map or the tiles. */
  tileAttribution: string;
  /** Address of the social feed, framed after the reader's consent; null for none. */
  socialFeedUrl: string | null;
  /** Address of a script that counts page views, loaded after the reader's consent; null for none. */
  analyticsUrl: string | null;
  /** Address of a policy to embed on the privacy page, after the reader's consent; null for none. */
  privacyPolicyUrl: string | null;
  /** Address of the page with reviews of Rondo; null for none. */
  reviewsUrl: string | null;
  /** The address people write to. */
  contactEmail: string;
  /** The seller; null if the operator named none. */
  seller: Seller | null;
  /** Partners that the operator named. */
  partners: readonly { name: string; url: string }[];
  /** Whether all data is made up, so that examples may be shown where real content is missing. */
  isDemo: boolean;
  /** Whether people can log in with Google. */
  googleSignIn: boolean;
  /** The monthly discount on one game for holders of a student card. */
  studentCardDiscountCents: number;
  /** Payment methods whose transaction fee Rondo pays itself. */
  feesPaidByRondo: readonly PaymentMethod[];
  /** The functions that were switched off when the page was made; null if all are on. */
  off?: { changes?: OffNotice; signUps?: OffNotice; payments?: OffNotice } | null;
}

export const SettingsContext = createContext<Settings>({
  streetsUrl: null,
  tileUrl: null,
  tileAttribution: '',
  socialFeedUrl: null,
  analyticsUrl: null,
  privacyPolicyUrl: null,
  reviewsUrl: null,
  contactEmail: '',
  seller: null,
  partners: [],
  isDemo: false,
  googleSignIn: false,
  studentCardDiscountCents: 0,
  feesPaidByRondo: [],
});

export function useSettings(): Settings {
  return use(SettingsContext);
}
