import type { WalletPass } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { piece } from '../../platform/pieces.tsx';
import { useUrlStep } from '../../platform/use-url-step.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import classes from './own-passes.module.css';
import { passesQuery } from './queries.ts';

const HandBackSheet = piece(
  'features/wallet/hand-back-sheet.tsx',
  async () => (await import('./hand-back-sheet.tsx')).HandBackSheet,
);

const steps = ['hand-back'] as const;

/** The user's open passes, each with a button to hand it back; nothing if there are none. */
export function OwnPasses() {
  const t = useT();
  const passes = useQuery(passesQuery).data ?? [];
  const { step, about, open, close } = useUrlStep(steps, ['pass']);
  const chosen = step && passes.find(({ _id }) => _id === about('pass'));
  if (passes.length === 0) return null;
  return (
    <Card id="passes">
      <Text as="h2" below={4} size={22}>
        {t('passes.wallet.title')}
      </Text>
      <Stack as="ul">
        {passes.map((pass) => (
          <Pass key={pass._id} pass={pass} onHandBack={() => open('hand-back', { pass: pass._id })} />
        ))}
      </Stack>
      {chosen && <HandBackSheet pass={chosen} onClose={close} />}
    </Card>
  );
}

function Pass({ pass, onHandBack }: { pass: WalletPass; onHandBack: () => void }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const { match, left, of, until } = pass;
  return (
    <Row as="li" gap={12} lineGap={0} align="center" justify="between" wrap className={classes.pass}>
      <Stack as="span" shrinks breaks>
        <Link to={`/match/${match._id}`}>{match.name}</Link>
        <Text as="span" size={15} tone="muted" className="numbers">
          {t(left > 0 ? 'passes.wallet.left' : 'passes.wallet.usedUp', { left, of, until: formats.day(until, now) })}
        </Text>
      </Stack>
      <Button variant="plain" aria-label={t('passes.wallet.handBackOf', { name: match.name })} onClick={onHandBack}>
        {t('passes.wallet.handBack')}
      </Button>
    </Row>
  );
}
