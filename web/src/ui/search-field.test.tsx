import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { frames } from '../../test/clock.ts';
import { show } from '../../test/open.tsx';
import { SearchField } from './search-field.tsx';

/** A page whose address follows late: the searched words arrive in it when the test says so. */
async function showSlow() {
  const asked: string[] = [];
  let arrive: (text: string) => void = () => undefined;
  function Slow() {
    const [text, setText] = useState('');
    useEffect(() => {
      arrive = setText;
    }, []);
    return (
      <SearchField
        label="Search"
        placeholder=""
        maxLength={50}
        text={text}
        onSearch={(words) => void asked.push(words)}
      />
    );
  }
  await show(<Slow />);
  return { asked, arrive: (text: string) => arrive(text), field: page.getByRole('searchbox') };
}

test('typing on while a search is under way loses no letter', async () => {
  const { asked, arrive, field } = await showSlow();
  await field.write('Key');
  await expect.poll(() => asked).toEqual(['Key']);
  await field.tap();
  await userEvent.keyboard(' 77');
  await expect.poll(() => asked).toEqual(['Key', 'Key 77']);
  arrive('Key');
  await userEvent.keyboard('8');
  await expect.element(field).toHaveValue('Key 778');
  arrive('Key 77');
  await expect.poll(() => asked).toEqual(['Key', 'Key 77', 'Key 778']);
  arrive('Key 778');
  await expect.element(field).toHaveValue('Key 778');
});

test('another address changes the field', async () => {
  const { asked, arrive, field } = await showSlow();
  await field.write('Key');
  await expect.poll(() => asked).toEqual(['Key']);
  arrive('Key');
  await frames(2);
  arrive('');
  await expect.element(field).toHaveValue('');
});

test('words that are already searched for are not searched for again', async () => {
  const { asked, arrive, field } = await showSlow();
  await field.write('Key');
  await userEvent.keyboard('{Enter}{Enter}');
  await userEvent.tab();
  arrive('Key');
  await expect.element(field).toHaveValue('Key');
  expect(asked).toEqual(['Key']);
});
