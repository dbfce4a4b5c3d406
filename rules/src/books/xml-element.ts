/** An element of an XML file, its name without a namespace prefix. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Its own text, without the text of its children. */
  text: string;
  children: readonly XmlElement[];
}

export const childrenOf = (of: XmlElement | undefined, name: string): XmlElement[] =>
  of?.children.filter((child) => child.name === name) ?? [];

export const childOf = (of: XmlElement | undefined, name: string): XmlElement | undefined =>
  of?.children.find((child) => child.name === name);

/** The text of the element found by this path of names, the first at each step; empty if there is none. */
export const textAt = (of: XmlElement | undefined, ...path: readonly string[]): string =>
  path.reduce<XmlElement | undefined>(childOf, of)?.text.trim() ?? '';
