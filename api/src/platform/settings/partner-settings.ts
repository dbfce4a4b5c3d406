import { z } from 'zod';

/** A partner on the home page of visitors (pages.md#home); a partner without an address is an example of the demo. */
export interface Partner {
  name: string;
  url: string | null;
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

/** @param demo - has examples if nobody named partners */
export function partnersOf({ PARTNERS }: z.output<z.ZodObject<typeof partnerVariables>>, demo: boolean): Partner[] {
  return PARTNERS ?? (demo ? inDemo.map((name) => ({ name, url: null })) : []);
}

const inDemo = ['Sporthal De Werf', 'Fysio om de Hoek', 'Bidon Sportdranken'];
