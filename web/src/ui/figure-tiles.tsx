import { Text } from './layout.tsx';
import classes from './figure-tiles.module.css';

/** Figures beside each other, each over the words for what it counts; what there is none of is left out. */
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
