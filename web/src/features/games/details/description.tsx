import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import classes from './description.module.css';

/** The organiser's description; long texts start folded. */
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
      <div ref={body} className={open ? undefined : classes.folded}>
        <Markdown text={text} />
      </div>
      {(folds || open) && (
        <Button variant="plain" className={classes.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('match.readLess') : t('match.readMore')}
        </Button>
      )}
    </div>
  );
}
