import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { readXml } from './read-xml.ts';

const bytes = (text: string) => Buffer.from(text);

test('elements come in their order, without prefixes, with attributes, texts and entities', () => {
  const xml =
    '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<n:a xmlns:n="urn:x"><b c="1 &lt; 2">x &amp; &#233;</b><!-- no --><d/><b><![CDATA[<y>]]></b></n:a>';
  expect(readXml(bytes(xml))).toMatchObject({
    name: 'a',
    attributes: { 'xmlns:n': 'urn:x' },
    children: [
      { name: 'b', attributes: { c: '1 < 2' }, text: 'x & é', children: [] },
      { name: 'd', text: '' },
      { name: 'b', text: '<y>' },
    ],
  });
});

test('an encoding that is named is the one that is read', () => {
  const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Zo\u00EB</a>', 'latin1');
  expect(readXml(latin)?.text).toBe('Zoë');
});

const deep = (levels: number) => '<a>'.repeat(levels) + '</a>'.repeat(levels);
const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');

test.each<[string, Uint8Array]>([
  ['nothing', bytes('')],
  ['words', bytes('MT940')],
  ['a program’s file', Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe])],
  ['what ends too early', bytes('<a><b>')],
  ['elements that cross', bytes('<a><b></a></b>')],
  ['two roots', bytes('<a/><b/>')],
  ['entities that grow a billionfold', bytes(`<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]><a>&l9;</a>`)],
  ['an entity of another file', bytes('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')],
  ['a document type of another server', bytes('<!doctype a SYSTEM "http://127.0.0.1/x.dtd"><a/>')],
  ['what nests without end', bytes(deep(100_000))],
  ['other bytes than the encoding has', Buffer.from([0x3c, 0x61, 0x3e, 0xeb, 0x3c, 0x2f, 0x61, 0x3e])],
  ['an encoding that no bank writes', bytes('<?xml version="1.0" encoding="UTF-7"?><a/>')],
])('%s is no file', (_, given) => {
  expect(readXml(given)).toBeNull();
});

const entry =
  '<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-10-20</Dt></BookgDt><ValDt><Dt>2026-10-20</Dt></ValDt><AcctSvcrRef>abcdefgh</AcctSvcrRef><BkTxCd><Prtry><Cd>0000</Cd></Prtry></BkTxCd><NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>Somebody</Nm></Dbtr></RltdPties><RmtInf><Ustrd>late evening</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>';
const twoMegabytes = 2 * 1024 * 1024;
const filled = (start: string, each: string, end: string) =>
  bytes(start + each.repeat(Math.floor((twoMegabytes - start.length - end.length) / each.length)) + end);

test('two megabytes of a bank’s entries are read', () => {
  expect(readXml(filled('<a>', entry, '</a>'))?.children.length).toBeGreaterThan(5000);
});

test.each<[string, Uint8Array]>([
  ['empty elements', filled('<a>', '<b/>', '</a>')],
  ['attributes of one element', bytes(`<a ${Array.from({ length: 200_000 }, (_, at) => `b${at}=""`).join(' ')}/>`)],
  ['elements full of attributes', filled('<a>', '<b a="" b="" c="" d="" e="" f="" g="" h=""/>', '</a>')],
  ['elements within each other', bytes(deep(290_000))],
  ['comments that don’t end', filled('<a>', '<!--', '')],
  ['quotes that don’t end', filled('<a>', '<b c="', '')],
])('two megabytes of %s are refused before anything is built', (_, given) => {
  const start = performance.now();
  expect(readXml(given)).toBeNull();
  expect(performance.now() - start).toBeLessThan(300);
});

test('what looks like elements in comments, sections and values counts for nothing', () => {
  const inside = '<b>'.repeat(100);
  expect(readXml(bytes(`<a c="${inside.replaceAll('<', '>')}"><!--${inside}--><![CDATA[${inside}]]></a>`))?.text).toBe(
    inside,
  );
});
