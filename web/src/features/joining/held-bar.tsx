import type { GameDetails } from '@rondo/contract';
import { useNow } from '../../platform/clock.tsx';
import { useT } from '../../platform/i18n.tsx';
import { useUser } from '../../platform/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/layout.tsx';
import { StickyAction } from '../../ui/sticky-action.tsx';
import classes from './action-bar.module.css';
import { dropForm } from './enter/kept-form.ts';
import { isJoining, nextAction } from './next-action.ts';
import { type Step, steps } from '../../ui/joining/steps.ts';
import type { OpenCheckout } from '../../ui/joining/pay/use-open-checkout.ts';

interface Props {
  game: GameDetails;
  open: (step: Step) => void;
}

/** For a guest who paid from this browser and is in: their ticket first, then a spot for somebody else (pages.md#game-page). */
export function TicketBar({ game, ticket, open }: Props & { ticket: string }) {
  const t = useT();
  const now = useNow();
  const bring = () => {
    dropForm(game._id);
    open(steps.enter);
  };
  return (
    <StickyAction>
      <div className={classes.bar}>
        <Text weight={650} centered>
          {t('joining.state.joined')}
        </Text>
        <ButtonLink to={ticket} size="large" wide>
          <Icon name="check" size={18} />
          {t('joining.held.ticket')}
        </ButtonLink>
        {isJoining(nextAction(game, now)) && (
          <Button variant="plain" wide onClick={bring}>
            {t('joining.held.another')}
          </Button>
        )}
      </div>
    </StickyAction>
  );
}

/** For people whose spot is held while they pay: the first button leads back to the bank, the second to other ways to pay. */
export function HeldBar({ game, checkout, open }: Props & { checkout: OpenCheckout }) {
  const t = useT();
  const now = useNow();
  const first = useUser() && !game.hasPasscode ? steps.pay : steps.enter;
  return (
    <StickyAction>
      <div className={classes.bar}>
        <Button size="large" wide onClick={() => window.location.assign(checkout.paymentLink)}>
          {t('joining.held.goOn')}
        </Button>
        {isJoining(nextAction(game, now)) && (
          <Button variant="plain" wide onClick={() => open(first)}>
            {t('joining.held.otherwise')}
          </Button>
        )}
      </div>
    </StickyAction>
  );
}
