import type { XmlElement } from '@rondo/rules/books';
import { XMLParser } from 'fast-xml-parser';
import { isWithinBounds } from './xml-bounds.ts';

/** Encodings that banks write. */
const encodings = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252']);

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  // Also characters written as numbers.
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/**
 * The root of an uploaded XML file; null if it isn't complete XML in its stated encoding, or could exhaust its reader. Files with a document type are
 * refused too, because only there can entities be defined, which may grow without end or name other files.
 */
export function readXml(bytes: Uint8Array): XmlElement | null {
  const text = decode(bytes);
  if (text === null || /<!(?:DOCTYPE|ENTITY)/i.test(text) || !isWithinBounds(text)) return null;
  try {
    const nodes: unknown = parser.parse(text, true);
    const roots = elementsIn(nodes);
    return roots.length === 1 ? (roots[0] ?? null) : null;
  } catch {
    return null;
  }
}

function decode(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^(?:\u00EF\u00BB\u00BF)?<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  if (!encodings.has(named.toLowerCase())) return null;
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const attributesKey = ':@';
const textKey = '#text';

/** The elements among nodes, which the parser gives in order: `{ name: nodes, ':@': attributes }`, or `{ '#text': text }`. */
function elementsIn(nodes: unknown): XmlElement[] {
  return listOf(nodes).flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== attributesKey && key !== textKey);
    if (name === undefined) return [];
    const inside = listOf(node[name]);
    return {
      name: name.split(':').at(-1) ?? name,
      attributes: textsOf(node[attributesKey]),
      text: inside.map((one) => (typeof one[textKey] === 'string' ? one[textKey] : '')).join(''),
      children: elementsIn(inside),
    };
  });
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isNode(value) ? value : {}).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text] as const] : [],
    ),
  );
