import classes from './blurred-person.module.css';
import { Stack } from './layout.tsx';

/** A blurred placeholder for a person in a list: the page contains nothing about anyone. */
export function BlurredPerson({ index }: { index: number }) {
  return (
    <>
      <span className={classes.face} style={{ '--hue': (index * 67) % 360 } as React.CSSProperties} />
      <Stack as="span" gap={2} grows>
        <span className={classes.line} style={{ width: `${45 + ((index * 23) % 40)}%` }} />
        <span className={classes.line} style={{ width: '30%', height: 10 }} />
      </Stack>
    </>
  );
}
