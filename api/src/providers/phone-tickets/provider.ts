import type { Language } from '@rondo/rules';

/** A ticket as a phone keeps it, in its holder's language. */
export interface PhoneTicket {
  /** The spot's id: the same ticket again changes the saved one. */
  id: string;
  gameId: string;
  language: Language;
  name: string;
  /** Labels above or before what the ticket says. */
  words: { when: string; place: string; holder: string; team: string; cancelled: string; givenUp: string };
  /** The day and the times, in words. */
  when: string;
  startsAt: Date;
  endsAt: Date;
  place: { name: string; address: string; latitude: number; longitude: number };
  holder: string;
  team: string | null;
  /** The text that the organiser's camera reads, and the code that is typed. */
  code: { text: string; code: string };
  /** Why the ticket lets nobody in any more; null if it is valid. */
  voidBecause: 'cancelled' | 'givenUp' | null;
  more: readonly { key: string; label: string; value: string }[];
  url: string;
}

/** The result of telling somebody about a change; `gone`: that copy no longer exists; `later`: why they can't be told now. */
export type Told = 'told' | 'gone' | { later: string };

/** The port to Apple's Wallet. */
export interface AppleWallet {
  readonly passType: string;
  /** When the certificate ends, after which no pass is accepted. */
  readonly endsAt: Date;
  /** @param service - where the device asks for changes, with its token for that */
  makePass(ticket: PhoneTicket, service: { url: string; token: string }): Promise<Buffer>;
  /** Tells devices that something changed, with results in the order of their tokens; the devices ask what changed. Never rejects. */
  tell(pushTokens: readonly string[]): Promise<Told[]>;
}

/** The port to Google's Wallet. */
export interface GoogleWallet {
  /** An address that adds the ticket to the wallet of the person who opens it. */
  saveLink(ticket: PhoneTicket, now: Date): Promise<string>;
  /** Changes the ticket at Google. Never rejects. */
  update(ticket: PhoneTicket, now: Date): Promise<Told>;
}

/** The wallets that are configured. */
export interface PhoneWallets {
  apple: AppleWallet | null;
  google: GoogleWallet | null;
}
