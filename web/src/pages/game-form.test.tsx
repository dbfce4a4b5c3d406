import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { toEdit } from '../../test/cards.ts';
import { forForm, keepDraft, wholeDraft } from '../../test/game-drafts.ts';
import { aGame } from '../../test/games.ts';
import { open } from '../../test/open.tsx';
import { type GameField, gameFields, stepOf } from '../features/making/fields.ts';
import { formSteps } from '../features/making/steps.ts';

const id = '00000000-0000-4000-9000-000000000001';
const names = Object.keys(gameFields) as GameField[];

/** A game that all fields but these are asked for: of teams made here, or of another organisation. */
const asked = {
  teams: { draft: { tournament: true, teams: [] }, not: ['tournament_org', 'external_member_price', 'onRondo'] },
  event: { draft: { tournament: true, tournament_external: true }, not: ['teams', 'onRondo'] },
} as const;
type Kind = keyof typeof asked;

const keep = (kind: Kind, purpose: string) =>
  keepDraft(
    {
      ...wholeDraft,
      ...asked[kind].draft,
      isPayingGame: true,
      price: '5',
      repeat_weeks: '2',
      levelLimit: '3',
      passcodeMode: 'set',
    },
    purpose,
  );

/** The fields that should be drawn once and aren't, or are drawn though nobody should be asked for them. */
function wrong(form: 'create' | 'edit', kind: Kind, among: readonly GameField[]) {
  return among.filter((name) => {
    const field = gameFields[name];
    const isAsked = (!('in' in field) || field.in === form) && !asked[kind].not.some((other) => other === name);
    const drawn = document.querySelectorAll(`main :is([name="${name}"], [data-path="${name}"])`);
    return drawn.length !== (isAsked ? 1 : 0);
  });
}

async function unfold() {
  await expect.poll(() => document.querySelector('main form [aria-expanded]')).not.toBeNull();
  for (const fold of page.getByRole('main').getByRole('button', { expanded: false }).elements()) {
    if (fold instanceof HTMLElement) fold.click();
  }
}

describe.each(Object.keys(asked) as Kind[])('each field of the form has one control (%s)', (kind) => {
  test.each(formSteps)('in the step %s of a new game', async (step) => {
    keep(kind, 'create');
    await open(`/create?step=${step}`, { as: { role: 'admin' }, answers: forForm() });
    await unfold();
    const here = names.filter((name) => stepOf(name) === step);
    await expect.poll(() => wrong('create', kind, here)).toEqual([]);
  });

  test('on the page of a game that is edited', async () => {
    keep(kind, `edit.${id}`);
    const game = aGame({ _id: id, price: 5, hasPasscode: true });
    await open(`/admin/match/${id}`, { as: { role: 'admin' }, answers: [toEdit(game), ...forForm()] });
    await unfold();
    await expect.poll(() => wrong('edit', kind, names)).toEqual([]);
  });
});
