import { useT } from '../../platform/i18n.tsx';
import { ButtonLink } from '../button.tsx';

interface Props {
  game: { _id: string; name: string };
  mayMove: boolean;
  mayCancel: boolean;
  size?: 'large';
  /** Of the first act, for who may do both. */
  variant?: 'primary' | 'secondary';
}

/** The host's acts on extreme rain: the steps that move and cancel a game (product.md#weather). */
export function RainActs({ game: { _id, name }, mayMove, mayCancel, size, variant = 'primary' }: Props) {
  const t = useT();
  const ofGame = <span className="visually-hidden">: {name}</span>;
  return (
    <>
      {mayMove && (
        <ButtonLink variant={mayCancel ? variant : 'secondary'} size={size} to={`/admin/match/${_id}?step=when`}>
          {t('weather.extreme.move')}
          {ofGame}
        </ButtonLink>
      )}
      {mayCancel && (
        <ButtonLink variant="secondary" size={size} to={`/match/${_id}?step=cancel`}>
          {t('weather.extreme.cancel')}
          {ofGame}
        </ButtonLink>
      )}
    </>
  );
}
