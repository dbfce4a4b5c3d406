import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Call, errorCodes, fieldsOf } from './index.ts';
import * as contract from './index.ts';

const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'method' in value;
const calls = (Object.values(contract) as unknown[]).filter(isCall);

const fieldsIn = ({ input: { body, file, files } }: Call) => [
  ...(body instanceof z.ZodObject ? Object.keys(body.shape) : []),
  ...(file === undefined ? [] : [file]),
  ...(files ? [files.field] : []),
];

const about = errorCodes.filter((code) => fieldsOf(code).length > 0);

test.each(about)('%s is about fields of the calls that are refused so', (code) => {
  const given = calls.filter(({ errors }) => errors.includes(code)).flatMap(fieldsIn);
  expect(given).toEqual(expect.arrayContaining([...fieldsOf(code)]));
});
