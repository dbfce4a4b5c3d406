import { consolePromocodesFile, listConsolePromocodes } from '@rondo/contract/calls';
import { choice, each } from '../../../../ui/console/description.ts';
import { resource } from '../../../../ui/console/resource.tsx';
import { PromocodeSheets } from './promocode-sheets.tsx';

/** Promocodes with their cost. */
export const list = resource('promocodes', {
  call: listConsolePromocodes,
  rows: 'promocodes',
  file: consolePromocodesFile,
  sorts: ['newest', 'oldest', 'code'],
  filters: {
    state: choice('console.games.status', [
      ['', 'running.promocodes.all'],
      ...each(['running', 'expired'], (state) => `running.promocodes.${state}`),
    ]),
  },
  columns: (column) => [
    column.open('code', 'running.promocodes.form.code', 'promocode', ({ code }) => code, {
      ascending: 'code',
      marks: ({ isExpired, waitsForSecond }) => [
        isExpired && 'running.promocodes.expired',
        waitsForSecond && 'running.promocodes.waiting',
      ],
    }),
    column.text('name', 'running.promocodes.form.name', { isExtra: true }),
    column.cell(
      'value',
      'running.promocodes.gives',
      ({ discountType, discountValue }, { formats }) =>
        discountType === 'percentage' ? `${discountValue}%` : formats.money(discountValue),
      { isFigure: true },
    ),
    column.cell(
      'activated',
      'running.promocodes.activated',
      ({ activated, usesTotal }, { formats }) =>
        formats.number(activated) + (usesTotal === null ? '' : ` / ${formats.number(usesTotal)}`),
      { isFigure: true },
    ),
    column.number('redeemed', 'running.promocodes.redeemed', { isExtra: true }),
    column.money('cost', 'running.promocodes.cost'),
    column.day('createdAt', 'running.promocodes.made', { ascending: 'oldest', descending: 'newest', isExtra: true }),
  ],
  adds: 'running.promocodes.new',
  sheets: PromocodeSheets,
});
