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
