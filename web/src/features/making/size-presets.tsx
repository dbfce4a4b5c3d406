import { sizePresets } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { ChipChoices } from '../../ui/chip-choices.tsx';
import type { SectionProps } from './use-game-form.ts';

/** The usual numbers of players on a side in this sport; a press fills in the smallest and the largest number of players. */
export function SizePresets({ form }: Pick<SectionProps, 'form'>) {
  const t = useT();
  const { sport, minimum_players_threshold: minimum, players } = form.values;
  const presets = sport === '' ? [] : sizePresets(sport);
  if (presets.length === 0) return null;
  const chosen = presets.find((one) => String(one.players) === players && String(one.minimum) === minimum);
  return (
    <ChipChoices
      legend={t('create.sizePresets')}
      value={chosen ? String(chosen.perSide) : ''}
      options={presets.map(({ perSide }) => ({
        value: String(perSide),
        label: <span className="numbers">{t('create.perSide', { count: perSide })}</span>,
      }))}
      onChange={(perSide) => {
        const preset = presets.find((one) => String(one.perSide) === perSide);
        if (!preset) return;
        const { minimum: least, players: most } = preset;
        form.change({ minimum_players_threshold: String(least), players: String(most) });
      }}
    />
  );
}
