import type { NoShow } from '@rondo/contract';
import classes from './check-in.module.css';

interface Props {
  noShow: NoShow;
  /** The heading of each statement, in the reader's words. */
  words: Record<'appeal' | 'reason' | 'secondAppeal' | 'verdict', string>;
}

/** The statements of both sides about a no-show, in their order. */
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
