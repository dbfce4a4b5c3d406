import classes from './avatar.module.css';

interface Props {
  name: string;
  photo?: string | null;
  /** In pixels. */
  size?: number;
}

/** A player's photo, or their initials on a colour of their own. Decorative beside the name. */
export function Avatar({ name, photo, size = 40 }: Props) {
  const style = { width: size, height: size, fontSize: size * 0.38 };
  if (photo) {
    return (
      <img className={classes.avatar} src={photo} alt="" width={size} height={size} loading="lazy" style={style} />
    );
  }
  return (
    // Drawn by CSS, so that the initials don't become part of a button's label.
    <span
      className={classes.avatar}
      style={{ ...style, '--hue': hue(name) } as React.CSSProperties}
      data-initials={initialsOf(name)}
    />
  );
}

/** The first letters of somebody's first and last name: `SB`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s_-]+/);
  return `${words[0]?.[0] ?? '?'}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
}

function hue(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360;
  return sum;
}
