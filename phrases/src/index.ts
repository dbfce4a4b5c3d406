import type { Language } from '@rondo/rules';
import * as en from './en.ts';
import * as nl from './nl.ts';
import type { Shape } from './translate.ts';

export type English = typeof en;
export type Subject = keyof English;

/** Everything that can be said, by language and subject. Browsers load it in parts (parts.ts). */
export const phrasesIn: Record<Language, Shape<English>> = { en, nl };

/** Mails that can be sent. */
export type MailKind = {
  [K in keyof English['mail']]: English['mail'][K] extends { subject: string } ? K : never;
}[keyof English['mail']];
