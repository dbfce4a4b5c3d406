/** A table as Markdown, with a sentence above it. */
export function table(said: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const head = [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
  return said === '' ? head : `${said}\n\n${head}`;
}
