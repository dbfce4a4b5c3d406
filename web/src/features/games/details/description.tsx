import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
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
  useLayoutEffect(() => {
    const element = body.current;
    if (element && !open) setFolds(element.scrollHeight > element.clientHeight + 2);
  }, [text, open]);
  return (
    <div>
      <div ref={body} className={`${classes.body} ${open ? '' : classes.folded}`}>
        {parseMarkdown(text).map((block, index) => (
          <BlockView key={index} block={block} />
        ))}
      </div>
      {(folds || open) && (
        <Button variant="plain" className={classes.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('match.readLess') : t('match.readMore')}
        </Button>
      )}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{block.children.map(show)}</p>;
  return (
    <ul className={classes.list}>
      {block.items.map((item, index) => (
        <li key={index}>{item.map(show)}</li>
      ))}
    </ul>
  );
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
