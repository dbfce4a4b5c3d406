import { useFormats } from '../../../../platform/formats.ts';

/** `October 2026`, of `2026-10`. */
export function useMonthName(): (month: string) => string {
  const formats = useFormats();
  return (month) => `${formats.month(`${month}-15T12:00:00Z`)} ${month.slice(0, 4)}`;
}
