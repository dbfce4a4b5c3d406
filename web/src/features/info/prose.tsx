import classes from './prose.module.css';

/** A longer text of the phrases: paragraphs apart by an empty line; lines that begin with `- ` are a list. */
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
