import { useT } from '../../platform/i18n.tsx';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { Button } from '../../ui/button.tsx';
import classes from './console.module.css';
import type { PlainKey } from './phrase-keys.ts';

/** Opens the sheet that makes another row (`?step=new`). */
export function AddButton({ words }: { words: PlainKey }) {
  const { open } = useUrlStep(['new'], ['id']);
  return (
    <div className={classes.lineActs}>
      <Button onClick={() => open('new')}>{useT()(words)}</Button>
    </div>
  );
}
