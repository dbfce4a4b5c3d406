import type { NoShow } from '@rondo/contract';
import classes from './check-in.module.css';

interface Props {
  noShow: NoShow;
  /** Who says what, in the reader's words. */
  words: Record<'appeal' | 'reason' | 'secondAppeal' | 'verdict', string>;
}

/** What both sides said about a no-show, in the order it was said. */
export function Said({ noShow, words }: Props) {
  return (['appeal', 'reason', 'secondAppeal', 'verdict'] as const).map(
    (part) =>
      noShow[part] !== null && (
        <p key={part} className={classes.said}>
          <strong>{words[part]}</strong>
          <q>{noShow[part]}</q>
        </p>
      ),
  );
}
