import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/open.tsx';
import { Combobox } from './combobox.tsx';

const towns = ['Utrecht', 'Utrecht Oost', 'Zeist'];
const onLeave = vi.fn();

function Towns() {
  const [value, setValue] = useState('');
  const options = value === '' ? [] : towns.filter((town) => town.toLowerCase().includes(value.toLowerCase()));
  return (
    <>
      <Combobox
        label="Town"
        value={value}
        options={options}
        none="No town"
        found={(count) => `${count} found`}
        optionKey={(town) => town}
        optionText={(town) => town}
        onType={setValue}
        onChoose={setValue}
        onLeave={onLeave}
      />
      <button type="button">After</button>
    </>
  );
}

const town = () => page.getByRole('combobox', { name: 'Town' });
const option = (name: string) => page.getByRole('option', { name });

test('suggests while one types, and says how many', async () => {
  await show(<Towns />);
  await town().write('utr');
  await expect.element(option('Utrecht Oost')).toBeVisible();
  await expect.element(town()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 found');
});

test('is led by the arrows, around its ends; Enter chooses', async () => {
  await show(<Towns />);
  await town().write('utr');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(option('Utrecht')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(option('Utrecht Oost')).toHaveAttribute('aria-selected', 'true');
  expect(town().element().getAttribute('aria-activedescendant')).toBe(option('Utrecht Oost').element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(town()).toHaveValue('Utrecht Oost');
  await expect.element(town()).toHaveAttribute('aria-expanded', 'false');
});

test('is chosen from by a press, and keeps the focus', async () => {
  await show(<Towns />);
  await town().write('zei');
  await option('Zeist').tap();
  await expect.element(town()).toHaveValue('Zeist');
  await expect.element(town()).toHaveFocus();
});

test('says that there is none, and closes with Escape', async () => {
  await show(<Towns />);
  await town().write('qq');
  await expect.element(page.getByText('No town')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('No town')).not.toBeVisible();
});

test('reports when it is left without a choice', async () => {
  await show(<Towns />);
  await town().write('utr');
  onLeave.mockClear();
  await userEvent.tab();
  await expect.element(option('Utrecht')).not.toBeInTheDocument();
  expect(onLeave).toHaveBeenCalledOnce();
});
