import { useEffect, useState, type ReactNode } from 'react';
import classes from './picture.module.css';

/**
 * Accepts https addresses and paths of our own that end in a picture's extension (pages.md#game-page), and files that were just chosen.
 */
const usable = /^(blob:|(https:\/\/|\/(?!\/))[^\s]+\.(jpe?g|png|gif|svg|webp)(\?\S*)?$)/i;

interface Props {
  src: string;
  /** Shown if the address can't be used or the picture doesn't load. */
  fallback: ReactNode;
  alt?: string;
  eager?: boolean;
}

/** A picture that fills its frame, or the fallback if it can't be shown. */
export function Picture({ src, fallback, alt = '', eager }: Props) {
  const [failed, setFailed] = useState(false);
  const wrong = !usable.test(src);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- whoever looks after the data finds it here (pages.md#game-page)
    if (wrong) console.warn(`Not the address of a picture: ${src}`);
  }, [wrong, src]);
  if (failed || wrong) return fallback;
  return (
    <img
      className={classes.picture}
      src={src}
      alt={alt}
      width={640}
      height={360}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(true)}
      // The picture may have failed before the page was hydrated.
      ref={(picture) => void (picture?.complete && picture.naturalWidth === 0 && setFailed(true))}
    />
  );
}
