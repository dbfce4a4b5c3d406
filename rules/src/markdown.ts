/** What a description may contain; links only to http, https and mailto. Everything else stays plain text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'break' };

export type Block = { kind: 'paragraph'; children: Inline[] } | { kind: 'list'; items: Inline[][] };

const patterns: [RegExp, (found: RegExpExecArray) => Inline][] = [
  [/`([^`\n]+)`/, ([, text = '']) => ({ kind: 'code', text })],
  [/\*\*(\S(?:[^\n]*?\S)?)\*\*/, ([, text = '']) => ({ kind: 'strong', children: inline(text) })],
  [/(?<![\w*])[*_](\S(?:[^\n*_]*?\S)?)[*_](?![\w*])/, ([, text = '']) => ({ kind: 'em', children: inline(text) })],
  [
    /\[([^\]\n]+)\]\(((?:https?:\/\/|mailto:)[^\s)]+)\)/i,
    ([, text = '', href = '']) => ({ kind: 'link', href, children: inline(text) }),
  ],
  [
    /https?:\/\/[^\s<>()]+[^\s<>().,;:!?]/i,
    ([href]) => ({ kind: 'link', href, children: [{ kind: 'text', text: href }] }),
  ],
  [/\n/, () => ({ kind: 'break' })],
];

/**
 * Parses Markdown into plain data, so that rendering it as elements can't run anything a person typed
 * (decisions/0091-libraries.md).
 */
export function parseMarkdown(source: string): Block[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((block) => block.replace(/^#{1,6} +/gm, '').trim())
    .filter((block) => block !== '')
    .map(toBlock);
}

/** The words without any marks, for programs that show text as it is. */
export function plainText(source: string): string {
  return parseMarkdown(source)
    .flatMap((block) =>
      block.kind === 'list' ? block.items.map((item) => `- ${wordsOf(item)}`) : [wordsOf(block.children)],
    )
    .join('\n');
}

const wordsOf = (parts: readonly Inline[]): string =>
  parts.map((part) => (part.kind === 'break' ? '\n' : 'text' in part ? part.text : wordsOf(part.children))).join('');

function toBlock(block: string): Block {
  const lines = block.split('\n');
  if (lines.every((line) => /^\s*[-*+] +/.test(line))) {
    return { kind: 'list', items: lines.map((line) => inline(line.replace(/^\s*[-*+] +/, ''))) };
  }
  return { kind: 'paragraph', children: inline(block) };
}

/** Splits at the first mark, and continues with the rest. */
function inline(text: string): Inline[] {
  if (text === '') return [];
  let first: { found: RegExpExecArray; make: (found: RegExpExecArray) => Inline } | null = null;
  for (const [pattern, make] of patterns) {
    const found = pattern.exec(text);
    if (found && (!first || found.index < first.found.index)) first = { found, make };
  }
  if (!first) return [{ kind: 'text', text }];
  const { found, make } = first;
  const before: Inline[] = found.index > 0 ? [{ kind: 'text', text: text.slice(0, found.index) }] : [];
  return [...before, make(found), ...inline(text.slice(found.index + found[0].length))];
}
