import { generate } from 'lean-qr';
import { useMemo } from 'react';
import classes from './qr-code.module.css';

/** Empty modules around a code, which a camera needs to find it. */
const quiet = 3;

/** A text as a code that a phone's camera reads; dark on white in both schemes, as cameras expect. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawCode(text), [text]);
  const side = size + 2 * quiet;
  return (
    <figure className={classes.code} aria-label={label}>
      <svg viewBox={`${-quiet} ${-quiet} ${side} ${side}`} aria-hidden="true">
        <path d={path} fill="#04140b" />
      </svg>
    </figure>
  );
}

/** A square a module; neighbours in a row are one. */
function drawCode(text: string): { size: number; path: string } {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, y) => {
    let row = '';
    for (let x = 0, run = 0; x <= code.size; x += 1) {
      if (x < code.size && code.get(x, y)) run += 1;
      else {
        if (run > 0) row += `M${x - run} ${y}h${run}v1h-${run}z`;
        run = 0;
      }
    }
    return row;
  });
  return { size: code.size, path: rows.join('') };
}
