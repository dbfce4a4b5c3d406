import type { GameDetails } from '@rondo/contract';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import type { IconName } from '../../../ui/icon.tsx';
import { Grid, Text } from '../../../ui/layout.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { Step } from '../../../ui/joining/steps.ts';
import { type WayOut, waysOut } from './ways-out.ts';

const icons: Record<WayOut['kind'], IconName> = {
  refund: 'refund',
  decline: 'cross',
  leave: 'logout',
  handOver: 'user',
  release: 'people',
  move: 'calendar',
};

interface Props {
  game: GameDetails;
  onWay: (step: Step) => void;
  onClose: () => void;
}

/** The ways to give up the player's own spot, each with its refund (pages.md#game-page). */
export function WaysOutStep({ game, onWay, onClose }: Props) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const formatName = useFormatName();
  const ways = waysOut(game, now);
  const price = ({ kind, back }: WayOut) => {
    if (kind === 'decline') return t('spots.out.declineBack', { name: formatName(game.viewer?.paidBy ?? '') });
    if (kind === 'leave' || kind === 'move') return t(`spots.out.${kind}Body`);
    if (kind === 'refund' && game.viewer?.onPass && game.viewer.refund?.retained === 0) return t('passes.rideBack');
    if (kind === 'refund')
      return back ? t('spots.out.refundBack', { amount: formats.money(back) }) : t('spots.out.nothing');
    return back === null ? t(`spots.out.${kind}Body`) : t(`spots.out.${kind}Back`, { amount: formats.money(back) });
  };
  return (
    <Sheet open onClose={onClose} title={t('joining.inGame.out')}>
      {ways.length === 0 ? (
        <Text tone="muted">{t('spots.out.none')}</Text>
      ) : (
        <Grid gap={16}>
          {ways.map((way) => (
            <RowButton
              key={way.kind}
              icon={icons[way.kind]}
              title={t(`spots.out.${way.kind}`)}
              line={<span className="numbers">{price(way)}</span>}
              onClick={() => onWay(way.step)}
            />
          ))}
        </Grid>
      )}
    </Sheet>
  );
}
