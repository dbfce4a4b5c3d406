import { type English, phrasesIn } from '@rondo/phrases';
import { fill, type ParamsArgument } from '@rondo/phrases/translate';
import type { HealthFinding } from '@rondo/rules/health';

type Sentences = English['health']['found'];

/** A sentence of a finding with what is filled in: the console says it in the admin's language, a command on the server in English. */
export interface Said {
  found: HealthFinding;
  values: Readonly<Record<string, string | number>>;
}

export type Values<F extends HealthFinding> = ParamsArgument<Sentences, F>;

export const said = <F extends HealthFinding>(found: F, ...[values]: Values<F>): Said => ({
  found,
  values: { ...values },
});

export const inEnglish = ({ found, values }: Said): string => fill(phrasesIn.en.health.found[found], values);
