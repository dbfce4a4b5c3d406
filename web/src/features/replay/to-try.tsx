import { type Policy, policyInForce } from '@rondo/rules/policy-replay';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import classes from './replay.module.css';

/** Rules that show what the sliders do, each another one. */
const toTry = {
  higherPrice: { ...policyInForce, pricePercent: 120 },
  higherMinimum: { ...policyInForce, minimumPlayers: 10 },
  allBack: { ...policyInForce, refunds: { ...policyInForce.refunds, over24h: 100 } },
} as const satisfies Record<string, Policy>;

/** What to try first, in a press each. */
export function ToTry({ onTry }: { onTry: (policy: Policy) => void }) {
  const t = useT();
  return (
    <Stack gap={12} align="center" className={classes.toTry}>
      <Text tone="muted">{t('whatIf.begin')}</Text>
      <Row gap={8} wrap justify="center">
        {(['higherPrice', 'higherMinimum', 'allBack'] as const).map((what) => (
          <Button key={what} variant="secondary" onClick={() => onTry(toTry[what])}>
            {t(`whatIf.toTry.${what}`)}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
