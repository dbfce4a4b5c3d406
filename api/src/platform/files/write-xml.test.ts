import * as fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { branch, leaf } from './write-xml.ts';

const parser = new XMLParser({ parseTagValue: false, trimValues: false, htmlEntities: true });
const read = (xml: string): unknown => parser.parse(xml);

test('any text survives a parser, without what XML has no place for', () => {
  const dropped = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('&', '<', '>', ';', '"', '#', '\r', '\n', '\0', '\uFFFF', ']', 'amp') }),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(read(leaf('a', text))).toEqual({ a: text.replaceAll(dropped, '') });
    }),
  );
});

test('half of a pair is dropped', () => {
  expect(leaf('a', 'x\uD800y\uDC00z')).toBe('<a>xyz</a>');
});

test('elements hold others, and nothing for what is not there', () => {
  expect(branch('a', leaf('b', 1), leaf('c', null), branch('d', leaf('e', '&')))).toBe(
    '<a><b>1</b><d><e>&amp;</e></d>\n</a>\n',
  );
});
