import { useT } from '../../platform/i18n.tsx';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { Button } from '../button.tsx';
import type { PlainKey } from './phrase-keys.ts';

/** Opens the sheet that makes another row (`?step=new`), or several from a file. */
export function AddButton({ words, step = 'new' }: { words: PlainKey; step?: 'new' | 'import' }) {
  const { open } = useUrlStep([step], ['id']);
  return <Button onClick={() => open(step)}>{useT()(words)}</Button>;
}
