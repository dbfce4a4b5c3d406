import { encodeQR } from 'qr';
import { previewSize } from './backdrop.ts';
import { storySize } from './lay-out-story.ts';
import { box, chips, element, facts, logo, name, setType, text } from './lay-out-words.ts';
import type { PreviewWords } from './preview-text.ts';

/** The place of the scene in the picture, whole and as wide as the picture. */
export const recapPicture = {
  top: 260,
  height: Math.round((previewSize.height * storySize.width) / previewSize.width),
} as const;

const margin = { above: 150, beside: 56, below: 200 };

/** The words of a recap as SVG: the scene's place, what was played, and a code that leads on. */
export function layOutRecap(words: PreviewWords): Promise<string> {
  const page = box(
    {
      ...storySize,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: `${margin.above}px ${margin.beside}px ${margin.below}px`,
    },
    [
      box({ flexDirection: 'column', width: '100%', height: recapPicture.top - margin.above + recapPicture.height }, [
        logo(),
      ]),
      box({ flexDirection: 'column', width: '100%', gap: 28 }, [
        chips(words),
        box({ flexDirection: 'column', width: '100%' }, [name(words), ...facts(words)]),
      ]),
      ...(words.code ? [code(words.code)] : []),
    ],
  );
  return setType(page, storySize);
}

/** A dark code on white that a phone's camera reads, and its address in words. */
function code({ link, words }: NonNullable<PreviewWords['code']>) {
  const rows = encodeQR(link, 'raw', { border: 3 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  const drawn = element('svg', {
    width: 240,
    height: 240,
    viewBox: `0 0 ${rows.length} ${rows.length}`,
    children: element('path', { d: path, fill: '#04140b' }),
  });
  return box({ alignItems: 'center', gap: 36 }, [
    box({ borderRadius: 20, overflow: 'hidden', background: '#fff', flexShrink: 0 }, [drawn]),
    box({ fontFamily: text, fontWeight: 600, fontSize: 40, lineHeight: 1.25, color: '#fff' }, words),
  ]);
}
