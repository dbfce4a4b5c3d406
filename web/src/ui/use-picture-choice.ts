import { useState } from 'react';
import type { PictureChoice } from './picture-field.tsx';
import { useObjectUrl } from './use-object-url.ts';

export const untouched: PictureChoice = { file: null, removed: false };

/** The state of a `PictureField`. */
export function usePictureChoice(current: string | null) {
  const [choice, onChange] = useState(untouched);
  return { choice, shown: useShownPicture(choice, current), onChange };
}

/** The picture to show: the chosen one, or the present one. */
export function useShownPicture({ file, removed }: PictureChoice, current: string | null): string | null {
  const chosen = useObjectUrl(file);
  return chosen ?? (removed ? null : current);
}
