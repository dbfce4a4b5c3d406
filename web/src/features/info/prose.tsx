import { Stack } from '../../ui/layout.tsx';
import classes from './prose.module.css';

/** A longer phrase: empty lines separate paragraphs, and lines starting with `- ` form a list. */
export function Prose({ text }: { text: string }) {
  return text.split('\n\n').map((block) => {
    const lines = block.split('\n');
    if (!lines.every((line) => line.startsWith('- '))) return <p key={block}>{block}</p>;
    return (
      <Stack key={block} as="ul" gap={8} className={classes.list}>
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </Stack>
    );
  });
}
