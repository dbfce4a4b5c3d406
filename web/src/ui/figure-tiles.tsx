import { Text } from './layout.tsx';
import classes from './figure-tiles.module.css';

/** Figures side by side, each above the words for what it counts; a figure of 0 is left out. */
export function FigureTiles({ figures }: { figures: readonly (readonly [words: string, count: number])[] }) {
  return (
    <dl className={`${classes.figures} numbers`}>
      {figures
        .filter(([, count]) => count > 0)
        .map(([words, count]) => (
          <div key={words}>
            <Text as="dt" size={15} tone="muted">
              {words}
            </Text>
            <dd>{count}</dd>
          </div>
        ))}
    </dl>
  );
}
