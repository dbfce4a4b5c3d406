import { expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

test('keeps line breaks, splits paragraphs and makes lists', () => {
  expect(parseMarkdown('One\ntwo\n\n- a\n- b')).toEqual([
    { kind: 'paragraph', children: [text('One'), { kind: 'break' }, text('two')] },
    { kind: 'list', items: [[text('a')], [text('b')]] },
  ]);
});

test('marks strong and emphasised words, not the underscores inside a word', () => {
  expect(parseMarkdown('**Bring** *two* shirts_and_socks')).toEqual([
    {
      kind: 'paragraph',
      children: [
        { kind: 'strong', children: [text('Bring')] },
        text(' '),
        { kind: 'em', children: [text('two')] },
        text(' shirts_and_socks'),
      ],
    },
  ]);
});

test.each(['[x](javascript:alert(1))', '<img src=x onerror=alert(1)>', '[x](data:text/html,hi)'])(
  'leaves %s as the text it is',
  (source) => {
    expect(JSON.stringify(parseMarkdown(source))).not.toContain('"link"');
  },
);

test('links an address without the full stop after it', () => {
  expect(parseMarkdown('See https://example.org/a.')).toEqual([
    {
      kind: 'paragraph',
      children: [
        text('See '),
        { kind: 'link', href: 'https://example.org/a', children: [text('https://example.org/a')] },
        text('.'),
      ],
    },
  ]);
});
