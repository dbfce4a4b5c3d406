import { Text } from '../../ui/layout.tsx';
import classes from './timeline.module.css';

/** Steps in order, side by side if there is room. */
export function Timeline({ steps }: { steps: readonly { title: string; body: string }[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ title, body }, at) => (
        <li key={title} className={classes.step}>
          <span className={classes.number} aria-hidden="true">
            {at + 1}
          </span>
          <h3>{title}</h3>
          <Text size={15} tone="muted">
            {body}
          </Text>
        </li>
      ))}
    </ol>
  );
}
