import { useEffect, useState, type ReactNode } from 'react';
import classes from './picture.module.css';

/** https, or a path of our own, ending in a picture's extension (1-games §5); or a file that was just chosen here. */
const usable = /^(blob:|(https:\/\/|\/(?!\/))[^\s]+\.(jpe?g|png|gif|svg|webp)(\?\S*)?$)/i;

interface Props {
  src: string;
  /** Shown when the address is not usable or the picture does not load. */
  fallback: ReactNode;
  alt?: string;
  eager?: boolean;
}

/** A picture that fills its frame; the fallback stands in for one that can't be shown. */
export function Picture({ src, fallback, alt = '', eager }: Props) {
  const [failed, setFailed] = useState(false);
  const wrong = !usable.test(src);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- whoever looks after the data finds it here (1-games §5)
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
    />
  );
}
