import { z } from 'zod';

/** A partner on the home page of visitors (pages.md#home). */
export interface Partner {
  name: string;
  url: string;
}

const partner = z
  .string()
  .regex(/^\S.{0,59} https:\/\/\S+$/, 'Name https://…, one after the other with ; between')
  .transform((written) => {
    const at = written.lastIndexOf(' ');
    return { name: written.slice(0, at).trim(), url: written.slice(at + 1) };
  })
  .refine(({ url }) => URL.canParse(url), 'an address');

export const partnerVariables = {
  PARTNERS: z
    .string()
    .transform((written) => written.split(';').flatMap((one) => one.trim() || []))
    .pipe(z.array(partner).max(9))
    .optional(),
};
