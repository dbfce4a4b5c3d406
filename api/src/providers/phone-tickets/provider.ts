import type { Language } from '@rondo/rules';

/** A ticket as a phone keeps it, in its holder's language. */
export interface PhoneTicket {
  /** That of the spot: the same ticket again is a change of it. */
  id: string;
  gameId: string;
  language: Language;
  name: string;
  /** Labels stand above what is said, or before it. */
  words: { when: string; place: string; holder: string; team: string; cancelled: string; givenUp: string };
  /** The day and the times, as they are said. */
  when: string;
  startsAt: Date;
  endsAt: Date;
  place: { name: string; address: string; latitude: number; longitude: number };
  holder: string;
  team: string | null;
  /** What the organiser's camera reads, and what is typed. */
  code: { text: string; code: string };
  /** Why nobody gets in with it any more; null: it is good. */
  voidBecause: 'cancelled' | 'givenUp' | null;
  more: readonly { key: string; label: string; value: string }[];
  url: string;
}

/** What became of telling somebody of a change; `gone`: there is no such copy any more; `later`: why they can't be told now. */
export type Told = 'told' | 'gone' | { later: string };

/** The port to Apple's Wallet. */
export interface AppleWallet {
  readonly passType: string;
  /** When the certificate ends, and no pass is taken any more. */
  readonly endsAt: Date;
  /** @param service - where the device asks for changes, with the token by which it may */
  makePass(ticket: PhoneTicket, service: { url: string; token: string }): Promise<Buffer>;
  /** Tells devices that something changed, in the order of their tokens; they ask what. Never rejects. */
  tell(pushTokens: readonly string[]): Promise<Told[]>;
}

/** The port to Google's Wallet. */
export interface GoogleWallet {
  /** An address that adds the ticket to the wallet of whoever opens it. */
  saveLink(ticket: PhoneTicket, now: Date): Promise<string>;
  /** Changes the ticket with Google. Never rejects. */
  update(ticket: PhoneTicket, now: Date): Promise<Told>;
}

/** Those that are set up. */
export interface PhoneWallets {
  apple: AppleWallet | null;
  google: GoogleWallet | null;
}
