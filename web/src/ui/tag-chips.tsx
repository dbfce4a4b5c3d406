import type { ShownTag } from '@rondo/contract';
import type { ReactNode } from 'react';
import classes from './tag-chips.module.css';

/** A member's tag in a community; one that admins gave has a colour, and explains itself on hover. */
export function TagChip({
  tag,
  children,
}: {
  tag: Pick<ShownTag, 'tag' | 'color' | 'description'>;
  children?: ReactNode;
}) {
  return (
    <span className={`${classes.tag} ${tag.color ? classes[tag.color] : ''}`} title={tag.description || undefined}>
      {tag.tag}
      {children}
    </span>
  );
}

/** All tags of a member; nothing if there are none. */
export function TagChips({ tags }: { tags: readonly ShownTag[] }) {
  if (tags.length === 0) return null;
  return (
    <span className={classes.tags}>
      {tags.map((tag) => (
        <TagChip key={`${tag.type} ${tag.tag}`} tag={tag} />
      ))}
    </span>
  );
}
