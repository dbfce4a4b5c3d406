import { useT } from '../../../platform/i18n.tsx';
import { FieldPair } from '../../../ui/form.tsx';
import { takenSpots, type SectionProps } from './form-context.ts';
import { NumberField } from './number-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { StartFields } from './start-fields.tsx';

/** When, how long, for how many and for how much. */
export function DetailFields({ form, settings }: SectionProps) {
  const t = useT();
  const taken = takenSpots(settings.game);
  return (
    <>
      <StartFields form={form} settings={settings} />
      <FieldPair short>
        <NumberField
          form={form}
          path="minimum"
          label={t('create.minimum')}
          hint={t('create.minimumHint')}
          onLeave={() => form.values.players !== '' && void form.validateField('players')}
        />
        <NumberField
          form={form}
          path="players"
          label={t('create.players')}
          hint={taken > 0 ? t('create.taken', { count: taken }) : t('create.playersHint')}
        />
      </FieldPair>
      <PriceFields form={form} settings={settings} />
    </>
  );
}
