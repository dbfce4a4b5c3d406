import { useState } from 'react';
import type { PictureChoice } from './picture-field.tsx';
import { useObjectUrl } from './use-object-url.ts';

/** The state of a `PictureField`. */
export function usePictureChoice(current: string | null) {
  const [choice, onChange] = useState<PictureChoice>({ file: null, removed: false });
  const chosen = useObjectUrl(choice.file);
  return { choice, shown: chosen ?? (choice.removed ? null : current), onChange };
}
