import { gameForm, payingSports } from '@rondo/rules';
import type { Translate } from '../../../platform/i18n.tsx';
import { numberOf, type GameDraft } from './fields.ts';

const whole = (text: string, min: number, max: number) => {
  const value = numberOf(text);
  return Number.isInteger(value) && value >= min && value <= max;
};

const quarter = (text: string, max: number) => {
  const value = numberOf(text);
  return value > 0 && value <= max && Number.isInteger(value * 4);
};

/** Cents, so that no third decimal slips in. */
const amount = (text: string, maxCents: number) => {
  const value = numberOf(text);
  return value >= 0 && value * 100 <= maxCents && /^\d*([.,]\d{1,2})?$/.test(text.trim());
};

/**
 * The rules of the form (1-games §5) as phrases, null when fine. `earliest` and `latest` bound the start, local to
 * Europe/Amsterdam like the field itself.
 */
export function draftRules(t: Translate, { earliest, latest }: { earliest: string; latest: string }) {
  const unless = (fine: boolean, phrase: string) => (fine ? null : phrase);
  return {
    name: (value: string) => unless(value.trim() !== '', t('create.errors.name')),
    sport: (value: string) => unless(value !== '', t('create.errors.sport')),
    level: (value: string) => unless(value !== '', t('create.errors.level')),
    surface: (value: string) => unless(value !== '', t('create.errors.surface')),
    minimum: (value: string) => {
      const { minimumPlayersMin: min, minimumPlayersMax: max } = gameForm;
      return unless(whole(value, min, max), t('create.errors.minimum', { min, max }));
    },
    players: (value: string, { minimum }: GameDraft) => {
      const max = gameForm.playersMax;
      if (!whole(value, 0, max)) return t('create.errors.players', { max });
      return unless(!(numberOf(value) <= numberOf(minimum)), t('create.errors.more'));
    },
    price: (value: string, { free, sport }: GameDraft) => {
      if (free) return null;
      if (sport !== '' && !(payingSports as readonly string[]).includes(sport)) return t('create.errors.notPaying');
      const max = gameForm.priceMaxCents;
      return unless(amount(value, max), t('create.errors.price', { max: max / 100 }));
    },
    startsAt: (value: string) => {
      if (value === '') return t('create.errors.when');
      return unless(value >= earliest && value <= latest, t('create.errors.range'));
    },
    duration: (value: string) => {
      const max = gameForm.durationMaxHours;
      return unless(quarter(value, max), t('create.errors.duration', { max }));
    },
    place: (value: GameDraft['place']) => {
      if (!value) return t('create.errors.location');
      return unless(value.address.trim() !== '', t('create.errors.address'));
    },
  };
}
