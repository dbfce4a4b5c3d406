import type { GameDetails } from '@rondo/contract';
import { passTerms } from '@rondo/rules/passes';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/page.tsx';
import { steps, type Wizard } from '../../../ui/joining/steps.ts';
import classes from './passes.module.css';
import { useGamePass } from '../../../ui/joining/pay/use-game-pass.ts';

/** The user's pass for the series of a game, or the pass that is on offer (product.md#passes). */
export function PassCard({ game, open }: { game: GameDetails; open: Wizard['open'] }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const pass = useGamePass(game);
  if (!pass || (!pass.own && !pass.offer)) return null;
  const { own, offer } = pass;
  const isUsed = own?.left === 0;
  if (own && !(isUsed && offer))
    return (
      <Card className={classes.card}>
        <Icon name="card" size={24} />
        <Stack gap={2} shrinks className={classes.words}>
          <Text as="h2" size={18}>
            {t('passes.card.own', { left: own.left, of: own.of })}
          </Text>
          <p className="numbers">
            {t('passes.card.ownBody', { ride: formats.money(own.ride), until: formats.day(own.until, now) })}
          </p>
        </Stack>
        <ButtonLink variant="secondary" to="/wallet#passes">
          {t('passes.card.manage')}
        </ButtonLink>
      </Card>
    );
  if (!offer) return null;
  const prices = { price: formats.money(offer.price), instead: formats.money(offer.instead) };
  return (
    <Card className={classes.card}>
      <Icon name="card" size={24} />
      <Stack gap={2} shrinks className={classes.words}>
        <Text as="h2" size={18} className="numbers">
          {t('passes.card.offer', { of: passTerms.rides, ...prices })}
        </Text>
        <p>{isUsed ? t('passes.card.used', { of: own.of }) : t('passes.card.offerBody')}</p>
      </Stack>
      <Button variant="secondary" onClick={() => open(steps.pass)}>
        {t('passes.card.open')}
      </Button>
    </Card>
  );
}
