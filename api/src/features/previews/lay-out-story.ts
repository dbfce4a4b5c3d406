import { box, chips, facts, logo, name, setType } from './lay-out-words.ts';
import type { PreviewWords } from './preview-text.ts';

/** The size of a phone's screen, which stories fill. */
export const storySize = { width: 1080, height: 1920 } as const;

/** Where the picture ends and the ground under the words begins. */
export const storyPictureHeight = 1180;

/** The words of a story as SVG: the words of a preview, on a ground of their own below the picture. */
export function layOutStory(words: PreviewWords): Promise<string> {
  const page = box(
    {
      ...storySize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '140px 56px 260px',
    },
    [
      box({ justifyContent: 'space-between', alignItems: 'center' }, [logo()]),
      box({ flexDirection: 'column', width: '100%', gap: 28 }, [
        chips(words),
        box({ flexDirection: 'column', width: '100%' }, [name(words), ...facts(words)]),
      ]),
    ],
  );
  return setType(page, storySize);
}
