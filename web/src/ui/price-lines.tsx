import { useFormats } from '../platform/formats.ts';
import { Row, Stack } from './layout.tsx';
import classes from './price-lines.module.css';

interface Line {
  /** Needed if two lines have the same label. */
  id?: string;
  label: string;
  euros: number;
  /** Whether it is a discount. */
  saving?: boolean;
}

/** A total, line by line, as on a receipt. Discounts are negative. */
export function PriceLines({ lines, total }: { lines: readonly Line[]; total: Line }) {
  const formats = useFormats();
  return (
    <Stack as="dl" gap={8} className={`${classes.lines} numbers`}>
      {lines.map(({ id, label, euros, saving }) => (
        <Row
          gap={16}
          lineGap={0}
          justify="between"
          wrap
          key={id ?? label}
          className={saving ? classes.discount : undefined}
        >
          <dt>{label}</dt>
          <dd>{formats.money(euros)}</dd>
        </Row>
      ))}
      <Row gap={16} lineGap={0} justify="between" wrap className={classes.total}>
        <dt>{total.label}</dt>
        <dd>{formats.money(total.euros)}</dd>
      </Row>
    </Stack>
  );
}
