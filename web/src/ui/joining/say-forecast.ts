import type { Translate } from '../../platform/i18n.tsx';

/** Says in how many of ten games like this a waiting player gets a spot. */
export function sayForecast(t: Translate, tenths: number): string {
  if (tenths === 0) return t('joining.action.forecastNone');
  return tenths === 10 ? t('joining.action.forecastSure') : t('joining.action.forecast', { tenths });
}
