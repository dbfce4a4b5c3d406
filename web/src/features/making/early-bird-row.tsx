import { centsToEuros, eurosToCents, priceChain } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { numberOf } from '../../platform/call-form.ts';
import type { GameDraft } from './draft.ts';
import type { SectionProps } from './use-game-form.ts';
import { NumberField } from './number-field.tsx';
import classes from './rows.module.css';

interface Props extends Pick<SectionProps, 'form'> {
  at: number;
  /** Moves it up; null if it can't move. */
  up: (() => void) | null;
  down: (() => void) | null;
  remove: (() => void) | null;
}

/** One early-bird entry, with the price it results in. */
export function EarlyBirdRow({ form, at, up, down, remove }: Props) {
  const t = useT();
  const formats = useFormats();
  const occupied = form.values.early_bird[at]?.spots.occupied ?? 0;
  const price = priceWith(form.values, at);
  const name = t('create.earlyBird.entry', { number: at + 1 });
  return (
    <fieldset className={`${classes.row} ${classes.earlyBird}`}>
      <legend className="visually-hidden">{name}</legend>
      <NumberField
        form={form}
        path={`early_bird.${at}.spots.total`}
        label={t('create.earlyBird.spots')}
        hint={occupied > 0 ? t('create.earlyBird.occupied', { count: occupied }) : undefined}
      />
      <NumberField
        form={form}
        path={`early_bird.${at}.discount.discount_value`}
        decimals
        label={t('create.earlyBird.value')}
      />
      <SelectField label={t('create.earlyBird.kind')} {...form.text(`early_bird.${at}.discount.discount_type`)}>
        <option value="percentage">{t('create.earlyBird.percentage')}</option>
        <option value="fixed">{t('create.earlyBird.fixed')}</option>
      </SelectField>
      <Row align="center" className={classes.rowFoot}>
        <Text as="output" weight={650} grows className="numbers">
          {price === null ? '' : t('create.earlyBird.price', { price: formats.money(price) })}
        </Text>
        {/* Disabled without losing the focus, so that an entry can be moved repeatedly. */}
        <IconButton label={t('create.earlyBird.up', { name })} aria-disabled={!up} onClick={() => up?.()}>
          <Icon name="up" />
        </IconButton>
        <IconButton label={t('create.earlyBird.down', { name })} aria-disabled={!down} onClick={() => down?.()}>
          <Icon name="down" />
        </IconButton>
        <IconButton label={t('common.remove', { name })} disabled={!remove} onClick={() => remove?.()}>
          <Icon name="cross" />
        </IconButton>
      </Row>
    </fieldset>
  );
}

/** The price a player pays with this entry, in euros; null while it can't be computed. */
function priceWith({ price, early_bird: entries }: GameDraft, at: number): number | null {
  const baseCents = eurosToCents(numberOf(price));
  const { discount_type: type, discount_value: typed = '' } = entries[at]?.discount ?? {};
  const value = numberOf(typed);
  if (baseCents === null || Number.isNaN(value)) return null;
  const discount =
    type === 'fixed' ? ({ type: 'nominal', value: value * 100 } as const) : ({ type: 'percentage', value } as const);
  return centsToEuros(priceChain({ baseCents, earlyBird: discount }).totalCents);
}
