import { errors as refusals, type ErrorCode } from '@rondo/contract/errors';

/** A phrase for each refusal; the English ones are the API's own (contract/src/errors.ts). */
const sentences = Object.fromEntries(Object.entries(refusals).map(([code, [, sentence]]) => [code, sentence])) as {
  readonly [C in ErrorCode]: (typeof refusals)[C][1];
};

export const errors = {
  ...sentences,
  /** Follows the sentence about a fault on Rondo's side. */
  reference: 'Reference, if you write to us: {{reference}}',
} as const;
