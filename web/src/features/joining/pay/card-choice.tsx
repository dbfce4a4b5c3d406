import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { CardOption } from './spot-quote.ts';
import classes from '../parts/wizard.module.css';

interface Props {
  options: readonly CardOption[];
  cardId: string | null;
  onChoose: (cardId: string | null) => void;
}

/** Whether to use the student card, or why it can't be used; nothing for those without one. */
export function CardChoice({ options, cardId, onChoose }: Props) {
  const t = useT();
  const formats = useFormats();
  return options.map(({ id, saves, why }) =>
    why === null ? (
      <Checkbox
        key={id}
        label={t('spots.card.use', { saves: formats.money(saves) })}
        checked={cardId === id}
        onChange={(event) => onChoose(event.target.checked ? id : null)}
      />
    ) : (
      <p key={id} className={classes.quiet}>
        {t(`spots.card.${why}`)}
      </p>
    ),
  );
}
