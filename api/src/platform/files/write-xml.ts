/** Characters that XML 1.0 doesn't allow: control characters, halves of surrogate pairs, and two noncharacters. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Anything but what most texts are made of, which is written as it is. */
const unusual = /[^\t\n -%'-;=?-~]/;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** An element with a text; nothing without a text. Characters that XML can't hold are dropped. @param attributes codes, which need no escaping */
export function leaf(
  name: string,
  text: string | number | null,
  attributes: Readonly<Record<string, string>> = {},
): string {
  if (text === null) return '';
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  const plain = String(text);
  const written = unusual.test(plain)
    ? plain.replaceAll(unwritable, '').replaceAll(/[&<>\r]/g, (one) => entities[one] ?? '')
    : plain;
  return `<${name}${said.join('')}>${written}</${name}>`;
}

/** An element that contains others, each written by {@link leaf} or {@link branch}, on lines of their own. */
export const branch = (name: string, ...children: readonly string[]): string =>
  `<${name}>${children.join('')}</${name}>\n`;
