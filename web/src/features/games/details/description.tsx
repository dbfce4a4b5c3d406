import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import classes from './description.module.css';
import { parseMarkdown, type Block, type Inline } from './markdown.ts';

/** What the organiser wrote; long texts start folded. */
export function Description({ text }: { text: string }) {
  const t = useT();
  const body = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [folds, setFolds] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setFolds(element.scrollHeight > element.clientHeight + 2));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div>
      <div ref={body} className={`${classes.body} ${open ? '' : classes.folded}`}>
        {parseMarkdown(text).map(showBlock)}
      </div>
      {(folds || open) && (
        <Button variant="plain" className={classes.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('match.readLess') : t('match.readMore')}
        </Button>
      )}
    </div>
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
