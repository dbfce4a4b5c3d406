import type { NoShow } from '@rondo/contract';
import { Stack, Text } from '../../ui/layout.tsx';

interface Props {
  noShow: NoShow;
  /** The heading of each statement, in the reader's words. */
  words: Record<'appeal' | 'reason' | 'secondAppeal' | 'verdict', string>;
}

/** The statements of both sides about a no-show, in their order. */
export function Said({ noShow, words }: Props) {
  return (['appeal', 'reason', 'secondAppeal', 'verdict'] as const).map(
    (part) =>
      noShow[part] !== null && (
        <Stack key={part} as="p" gap={2}>
          <Text as="strong" size={14} tone="muted" weight={600}>
            {words[part]}
          </Text>
          <Text as="q" breaks>
            {noShow[part]}
          </Text>
        </Stack>
      ),
  );
}
