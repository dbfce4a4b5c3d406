import { useT } from '../../platform/i18n.tsx';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { Button } from '../button.tsx';
import { Row } from '../layout.tsx';
import type { PlainKey } from './phrase-keys.ts';

/** Opens the sheet that makes another row (`?step=new`). */
export function AddButton({ words }: { words: PlainKey }) {
  const { open } = useUrlStep(['new'], ['id']);
  return (
    <Row gap={8} wrap above={6} below={10}>
      <Button onClick={() => open('new')}>{useT()(words)}</Button>
    </Row>
  );
}
