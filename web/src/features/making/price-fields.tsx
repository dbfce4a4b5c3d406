import { externalEvent, gameForm } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldPair } from '../../ui/form.tsx';
import { Text } from '../../ui/layout.tsx';
import { numberOf } from '../../platform/call-form.ts';
import { isExternal, isOnRondo } from './draft.ts';
import type { SectionProps } from './use-game-form.ts';
import { NumberField } from './number-field.tsx';

/** Whether the game is free, or its price; an external tournament also has a price for members of its organisation. */
export function PriceFields({ form, settings: { freeOnly } }: SectionProps) {
  const t = useT();
  const formats = useFormats();
  const isFree = !form.values.isPayingGame;
  const external = isExternal(form.values);
  const isOfTeam = isOnRondo(form.values) && form.values.onRondo.entry === 'team';
  const preset = external ? externalEvent.priceCents : gameForm.priceDefaultCents;
  const setFree = (next: boolean) => {
    form.change({ isPayingGame: !next, price: next ? '0' : String(preset / 100) });
  };
  // An admin has given this paid game to an organiser, who may only make free games.
  if (freeOnly && !isFree)
    return <p>{t('create.priceStays', { price: formats.price(numberOf(form.values.price)) })}</p>;
  return (
    <>
      <div>
        <Checkbox
          toggle
          name="isPayingGame"
          label={t('create.free')}
          checked={isFree}
          disabled={freeOnly}
          onChange={(event) => setFree(event.target.checked)}
        />
        {freeOnly && (
          <Text size={14} tone="muted">
            {t('create.freeLocked')}
          </Text>
        )}
      </div>
      {!isFree && (
        <FieldPair>
          <NumberField
            form={form}
            path="price"
            decimals
            label={t(isOfTeam ? 'create.tournamentOnRondo.priceTeam' : 'create.price')}
            hint={external ? t('create.priceHint') : undefined}
          />
          {external && (
            <NumberField
              form={form}
              path="external_member_price"
              decimals
              label={t('create.memberPrice')}
              hint={t('create.memberPriceHint')}
            />
          )}
        </FieldPair>
      )}
    </>
  );
}
