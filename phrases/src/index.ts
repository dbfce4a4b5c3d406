import { common as commonInEnglish } from './en/common.ts';
import { common as commonInDutch } from './nl/common.ts';
import { create as createInEnglish } from './en/create.ts';
import { create as createInDutch } from './nl/create.ts';
import { mail as en } from './en/mail.ts';
import { mail as nl } from './nl/mail.ts';
import { notices as noticesInEnglish } from './en/notices.ts';
import { notices as noticesInDutch } from './nl/notices.ts';
import { statement as statementInEnglish } from './en/statement.ts';
import { statement as statementInDutch } from './nl/statement.ts';

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
export type MailPhrases = Texts<typeof en>;
/** Mails that can be sent. */
export type MailKind = { [K in keyof MailPhrases]: MailPhrases[K] extends string ? never : K }[keyof MailPhrases];
export const mailPhrases: Record<'en' | 'nl', MailPhrases> = { en, nl };

/** The words of a wallet's statement, for its file. */
export const statementPhrases: Record<'en' | 'nl', Texts<typeof statementInEnglish>> = {
  en: statementInEnglish,
  nl: statementInDutch,
};

/** What notifications say, for push messages, mails and clients without phrases. */
export const noticePhrases: Record<'en' | 'nl', Texts<typeof noticesInEnglish.kinds>> = {
  en: noticesInEnglish.kinds,
  nl: noticesInDutch.kinds,
};

/** What the form's address field says where no place is known. */
export const noPlacePhrases: Record<'en' | 'nl', { unknown: string; failed: string }> = {
  en: { unknown: createInEnglish.unknown, failed: createInEnglish.addressError },
  nl: { unknown: createInDutch.unknown, failed: createInDutch.addressError },
};

/** What people are called who told no name, or whose name is gone (`nameMarker`). */
export const namePhrases: Record<'en' | 'nl', Texts<typeof commonInEnglish.names>> = {
  en: commonInEnglish.names,
  nl: commonInDutch.names,
};
