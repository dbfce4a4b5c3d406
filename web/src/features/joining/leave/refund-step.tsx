import type { GameDetails } from '@rondo/contract';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { useTypedState } from '../../../platform/typed.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { PriceLines } from '../../../ui/price-lines.tsx';
import { QuestionSheet } from '../../../ui/question-sheet.tsx';
import { useRefund } from './leave-commands.ts';
import { RefundPolicy } from '../../../ui/joining/refund-policy.tsx';
import { mutateEvenIfUnmounted } from '../../../ui/joining/mutate-even-if-unmounted.ts';
import classes from '../../../ui/joining/wizard.module.css';
import { waysOut } from './ways-out.ts';

interface Props {
  game: GameDetails;
  spot: GivenSpot;
  onHandOver: () => void;
  onClose: () => void;
}

/** A spot that can be given up, and its player. */
export interface GivenSpot {
  /** The friend who plays; null for the viewer's own spot. */
  friend: { _id: string; name: string } | null;
  /** The payer, if it was somebody else: they get the refund. */
  paidBy: string | null;
  /** Euros. */
  paid: number;
  refund: { percent: number; amount: number; retained: number };
}

/** The spot that the address asks to give up, if the viewer may. */
export function givenSpot({ viewer }: GameDetails, friendId: string | null): GivenSpot | null {
  if (!viewer) return null;
  if (friendId === null) {
    const { refund, paid, paidBy } = viewer;
    return refund?.allowed ? { friend: null, paidBy, paid: paid ?? 0, refund } : null;
  }
  const friend = viewer.friends.find(({ _id }) => _id === friendId);
  if (!friend?.refund.allowed) return null;
  const { _id, name, email, paid, refund } = friend;
  return { friend: { _id, name: email ?? name }, paidBy: null, paid, refund };
}

/** Says exactly what is refunded, and to whom, before anything happens. */
export function RefundStep({ game, spot, onHandOver, onClose }: Props) {
  const { t, explain } = useI18n();
  const now = useNow();
  const formatName = useFormatName();
  const formats = useFormats();
  const [terms, setTerms] = useTypedState('terms', false);
  const giveUp = useRefund(game._id);
  const { paid, refund } = spot;
  const isRide = spot.friend === null && game.viewer?.onPass;
  const friend = spot.friend && { ...spot.friend, name: formatName(spot.friend.name) };
  const paidBy = spot.paidBy && formatName(spot.paidBy);
  const isBetterHandedOver =
    spot.friend === null && refund.retained > 0 && waysOut(game, now).some(({ kind }) => kind === 'handOver');
  const submit = () =>
    mutateEvenIfUnmounted(
      giveUp,
      { targetId: friend?._id ?? null, amount: refund.amount },
      {
        onSuccess: () => {
          showBanner('success', paidBy ? t('spots.refund.declined') : t('joiningSteps.refund.done'));
          onClose();
        },
        onError: (error) => {
          showBanner('warning', explain(error), { seconds: 10 });
          onClose();
        },
      },
    );
  const confirm = () => {
    if (paidBy) return t('spots.refund.decline');
    return refund.amount > 0
      ? t('joiningSteps.refund.confirm', { amount: formats.money(refund.amount) })
      : t('joiningSteps.refund.giveUp');
  };
  const handedOver = () => {
    if (isRide) return t('spots.refund.handOverRide');
    const amount = formats.money(paid);
    return paidBy
      ? t('spots.refund.handOverFor', { name: paidBy, amount })
      : t('spots.refund.handOverBody', { amount });
  };
  const back = paidBy ? t('spots.refund.theyGet', { name: paidBy }) : t('joiningSteps.refund.back');
  const title = friend
    ? t('spots.refund.friendTitle', { name: friend.name })
    : t(paidBy ? 'spots.refund.declineTitle' : 'joiningSteps.refund.title');
  return (
    <QuestionSheet
      title={title}
      keep={t('joiningSteps.refund.keep')}
      action={confirm()}
      working={giveUp.isPending}
      blocked={!terms}
      onClose={onClose}
      onConfirm={submit}
    >
      {friend && <p>{t('spots.refund.friendBody', { name: friend.name })}</p>}
      {paidBy && <p>{t('spots.refund.declineBody', { name: paidBy })}</p>}
      <PriceLines
        lines={[
          {
            label: paidBy ? t('spots.refund.theyPaid', { name: paidBy }) : t('joiningSteps.refund.paid'),
            euros: paid,
          },
          ...(refund.retained > 0 ? [{ label: t('joiningSteps.refund.retained'), euros: -refund.retained }] : []),
        ]}
        total={{ label: `${back} (${refund.percent} %)`, euros: refund.amount }}
      />
      {refund.amount === 0 && !paidBy && <p>{t('joiningSteps.refund.nothing')}</p>}
      {isRide && <p>{t(refund.retained === 0 ? 'passes.rideBack' : 'passes.rideKept')}</p>}
      {isBetterHandedOver && (
        <Stack as="section" gap={8} className={classes.account} aria-labelledby="hand-over-instead">
          <h3 id="hand-over-instead">{t('spots.refund.handOverTitle')}</h3>
          <Text tone="muted">{handedOver()}</Text>
          <Button variant="secondary" onClick={onHandOver}>
            {t('spots.refund.handOver')}
          </Button>
        </Stack>
      )}
      <Checkbox
        toggle
        label={paidBy ? t('spots.refund.declineTerms') : t('joiningSteps.refund.terms')}
        checked={terms}
        onChange={(event) => setTerms(event.target.checked)}
      />
      <RefundPolicy free={false} />
    </QuestionSheet>
  );
}
