import { encodeQR } from 'qr';
import { useMemo } from 'react';
import classes from './qr-code.module.css';

/** Empty modules around a code, which a camera needs to find it. */
const quiet = 3;

/** A text as a code that a phone's camera reads; dark on white in both schemes, as cameras expect. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { side, path } = useMemo(() => drawCode(text), [text]);
  return (
    <figure className={classes.code} aria-label={label}>
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
        <path d={path} fill="#04140b" />
      </svg>
    </figure>
  );
}

/** Draws a square for each dark module; neighbours in a row become one rectangle. */
function drawCode(text: string): { side: number; path: string } {
  const rows = encodeQR(text, 'raw', { border: quiet });
  const runs = rows.flatMap((row, y) => {
    const modules = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return Array.from(modules.matchAll(/1+/g), ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  return { side: rows.length, path: runs.join('') };
}
