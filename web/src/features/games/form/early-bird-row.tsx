import { centsToEuros, eurosToCents, priceChain } from '@rondo/rules';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { numberOf, type GameDraft } from './draft.ts';
import type { SectionProps } from './form-context.ts';
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
  const entry = form.values.earlyBirds[at];
  const price = priceWith(form.values, at);
  const name = t('create.earlyBird.entry', { number: at + 1 });
  return (
    <fieldset className={`${classes.row} ${classes.earlyBird}`}>
      <legend className="visually-hidden">{name}</legend>
      <NumberField
        form={form}
        path={`earlyBirds.${at}.spots`}
        label={t('create.earlyBird.spots')}
        hint={entry?.occupied ? t('create.earlyBird.occupied', { count: entry.occupied }) : undefined}
      />
      <NumberField form={form} path={`earlyBirds.${at}.value`} decimals label={t('create.earlyBird.value')} />
      <SelectField label={t('create.earlyBird.kind')} {...form.getInputProps(`earlyBirds.${at}.kind`)}>
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
function priceWith({ price, earlyBirds }: GameDraft, at: number): number | null {
  const baseCents = eurosToCents(numberOf(price));
  const entry = earlyBirds[at];
  const value = numberOf(entry?.value ?? '');
  if (baseCents === null || !entry || Number.isNaN(value)) return null;
  const fixed = entry.kind === 'fixed';
  const discount = { type: fixed ? ('nominal' as const) : ('percentage' as const), value: fixed ? value * 100 : value };
  return centsToEuros(priceChain({ baseCents, earlyBird: discount }).totalCents);
}
