import type { GameDetails } from '@rondo/contract';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row } from '../../../ui/layout.tsx';
import { useDeclineSpot } from '../exchange/spot-commands.ts';
import classes from './spots.module.css';
import { steps, type Wizard } from '../../../ui/joining/steps.ts';

interface Props {
  game: GameDetails;
  open: Wizard['open'];
}

/** Spots that others offer to the viewer. */
export function OfferedSpots({ game, open }: Props) {
  const { viewer, archived, status } = game;
  if (!viewer || viewer.joined || archived || status === 'cancelled') return null;
  return viewer.handOverFrom.map((from) => <Offer key={from._id} game={game} from={from} open={open} />);
}

function Offer({ game, from, open }: Props & { from: { _id: string; name: string } }) {
  const { t, explain } = useI18n();
  const decline = useDeclineSpot(game._id);
  const { _id } = from;
  const name = useFormatName()(from.name);
  const refuse = () =>
    decline.mutate(_id, {
      onSuccess: () => showBanner('info', t('spots.own.refused', { name })),
      onError: (error) => showBanner('error', explain(error)),
    });
  return (
    <section className={classes.offer} aria-labelledby={`offer-${_id}`}>
      <h2 id={`offer-${_id}`} className={classes.offerTitle}>
        <Icon name="shirt" />
        {t('spots.own.offer', { name })}
      </h2>
      <p>{t('spots.own.offerBody', { name })}</p>
      <Row gap={10} wrap>
        <Button onClick={() => open(steps.takeOver, { spot: _id })}>{t('spots.own.take')}</Button>
        <SubmitButton type="button" variant="plain" working={decline.isPending} onClick={refuse}>
          {t('spots.own.refuse')}
        </SubmitButton>
      </Row>
    </section>
  );
}
