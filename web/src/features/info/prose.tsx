import classes from './prose.module.css';

/** A longer phrase: empty lines separate paragraphs, and lines starting with `- ` form a list. */
export function Prose({ text }: { text: string }) {
  return text.split('\n\n').map((block) => {
    const lines = block.split('\n');
    if (!lines.every((line) => line.startsWith('- '))) return <p key={block}>{block}</p>;
    return (
      <ul key={block} className={classes.list}>
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    );
  });
}
