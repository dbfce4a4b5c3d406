import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Checkbox } from '../../checkbox.tsx';
import { Text } from '../../layout.tsx';
import type { CardOption } from './spot-quote.ts';

interface Props {
  /** The start of the game: the card is used in its month. */
  startsAt: string;
  options: readonly CardOption[];
  cardId: string | null;
  onChoose: (cardId: string | null) => void;
}

/** Whether to use the student card and what that saves, or why it can't be used; nothing for users without one. */
export function CardChoice({ startsAt, options, cardId, onChoose }: Props) {
  const t = useT();
  const formats = useFormats();
  // Once chosen, what it saves is a line of the price.
  const key = (isChosen: boolean, isWhole: boolean) =>
    isChosen ? (isWhole ? 'spots.card.used' : 'spots.card.usedUp') : isWhole ? 'spots.card.use' : 'spots.card.useUp';
  return options.map(({ id, saves, worth, isWhole, why }) =>
    why === null ? (
      <Checkbox
        key={id}
        label={t(key(cardId === id, isWhole), {
          saves: formats.money(saves),
          worth: formats.money(worth ?? saves),
          month: formats.month(startsAt),
        })}
        checked={cardId === id}
        onChange={(event) => onChoose(event.target.checked ? id : null)}
      />
    ) : (
      <Text key={id} tone="muted">
        {t(`spots.card.${why}`)}
      </Text>
    ),
  );
}
