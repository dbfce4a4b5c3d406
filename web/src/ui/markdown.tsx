import { parseMarkdown, type Block, type Inline } from '@rondo/rules/markdown';
import type { ReactNode } from 'react';
import { Stack } from './layout.tsx';
import classes from './markdown.module.css';

/** Text written in Markdown, shown as plain elements: nothing in it can run. */
export function Markdown({ text }: { text: string }) {
  return (
    <Stack gap={10} breaks className={classes.text}>
      {parseMarkdown(text).map(showBlock)}
    </Stack>
  );
}

function showBlock(block: Block, key: number): ReactNode {
  if (block.kind === 'paragraph') return <p key={key}>{block.children.map(show)}</p>;
  return (
    <ul key={key} className={classes.list}>
      {block.items.map(showItem)}
    </ul>
  );
}

function showItem(item: Inline[], key: number): ReactNode {
  return <li key={key}>{item.map(show)}</li>;
}

function show(part: Inline, key: number): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'break':
      return <br key={key} />;
    case 'code':
      return <code key={key}>{part.text}</code>;
    case 'strong':
      return <strong key={key}>{part.children.map(show)}</strong>;
    case 'em':
      return <em key={key}>{part.children.map(show)}</em>;
    case 'link':
      return (
        <a key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {part.children.map(show)}
        </a>
      );
  }
}
