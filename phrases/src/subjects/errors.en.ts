import { errors as refusals, type ErrorCode } from '@rondo/contract/errors';

/** One phrase a refusal; English is what the API itself says (contract/src/errors.ts). */
export const errors = Object.fromEntries(Object.entries(refusals).map(([code, [, sentence]]) => [code, sentence])) as {
  readonly [C in ErrorCode]: (typeof refusals)[C][1];
};
