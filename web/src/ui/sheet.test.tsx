import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../../test/keys.ts';
import { show, speak } from '../../test/open.tsx';
import { pull } from '../../test/touch.ts';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

const t = speak('en');

/** A sheet that stays where it is while it is closed. */
function Opener({ swipes }: { swipes?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open it</Button>
      <Sheet open={open} swipes={swipes} title="A sheet" onClose={() => setOpen(false)}>
        <Button>Inside</Button>
      </Sheet>
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Open it' });
const sheet = () => page.getByRole('dialog', { name: 'A sheet' });

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'its button',
    () =>
      sheet()
        .getByRole('button', { name: t('common.close') })
        .tap(),
  ],
] as const)('closed by %s, it gives the focus back to what opened it', async (_, close) => {
  await show(<Opener />);
  await press(opener(), '{Enter}');
  await expect.element(sheet()).toBeVisible();
  await close();
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('open, it keeps the focus', async () => {
  await show(<Opener />);
  await press(opener(), '{Enter}');
  await expect.element(sheet()).toBeVisible();
  for (let presses = 0; presses < 6; presses += 1) {
    await userEvent.tab();
    expect(document.activeElement?.matches('body, dialog *')).toBe(true);
  }
});

test('a finger that pulls far enough closes it, where it may', async () => {
  await show(<Opener swipes />);
  await opener().tap();
  pull(150);
  await expect.element(sheet()).toBeVisible();
  pull(260);
  await expect.element(sheet()).not.toBeInTheDocument();
});

test('a finger that pulls does nothing elsewhere', async () => {
  await show(<Opener />);
  await opener().tap();
  pull(260);
  await expect.element(sheet()).toBeVisible();
});
