/** An element of an XML file; prefixes of namespaces are taken off its name. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of the elements in it. */
  text: string;
  children: readonly XmlElement[];
}

export const childrenOf = (of: XmlElement | undefined, name: string): XmlElement[] =>
  of?.children.filter((child) => child.name === name) ?? [];

export const childOf = (of: XmlElement | undefined, name: string): XmlElement | undefined =>
  of?.children.find((child) => child.name === name);

/** The text of the first element of each name within the one before; empty where there is none. */
export const textAt = (of: XmlElement | undefined, ...path: readonly string[]): string =>
  path.reduce<XmlElement | undefined>(childOf, of)?.text.trim() ?? '';
