/** The cells of a line, with the number of the line where it begins. */
export interface CsvLine {
  cells: string[];
  line: number;
}

/** The lines of a CSV that aren't empty, whatever program wrote it. */
export function readCsv(file: string): CsvLine[] {
  const whole = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  // A line for spreadsheets that names the separator.
  const [said = '', named] = /^sep=(.)\n/i.exec(whole) ?? [];
  const text = whole.slice(said.length);
  const [head = ''] = /^.*/.exec(text) ?? [];
  const separator = named ?? [';', '\t', ','].find((sign) => head.includes(sign)) ?? ',';
  const start = said === '' ? 1 : 2;
  const rows: CsvLine[] = [];
  let [cells, cell, line, begun]: [string[], string, number, number] = [[], '', start, start];
  // Looking at the whole cell again at each quote would take minutes for a file full of quotes.
  let [isQuoted, isBlank] = [false, true];
  const begin = () => {
    [cell, isBlank] = ['', true];
  };
  const add = (sign: string) => {
    cell += sign;
    isBlank &&= sign.trim() === '';
  };
  const endCell = () => {
    cells.push(cell);
    begin();
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one.trim() !== '')) rows.push({ cells, line: begun });
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') add(sign);
      else if (text[at + 1] === '"') {
        add('"');
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && isBlank) {
      begin();
      isQuoted = true;
    } else if (sign === separator) endCell();
    else if (sign === '\n') {
      endRow();
      begun = line;
    } else add(sign);
  }
  endRow();
  return rows;
}
