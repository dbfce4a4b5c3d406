import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show, speak } from '../../test/open.tsx';
import { SubmitButton } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Choices } from './choices.tsx';
import { LoadMore } from './load-more.tsx';
import { Paging } from './paging.tsx';
import { PlayerBar } from './player-bar.tsx';
import { PriceLines } from './price-lines.tsx';
import { EmptyState, ErrorState } from './states.tsx';
import { Tabs } from './tabs.tsx';

const t = speak('en');

describe('a button that works', () => {
  test.each([
    ['while it works', { working: true }],
    ['while it is blocked', { working: false, blocked: true }],
  ])('can’t be pressed %s, and keeps its focus', async (_, state) => {
    const onClick = vi.fn();
    await show(
      <SubmitButton type="button" {...state} onClick={onClick}>
        Save
      </SubmitButton>,
    );
    const button = page.getByRole('button');
    await button.click({ force: true });
    expect(onClick).not.toHaveBeenCalled();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveFocus();
  });
});

test('an error of a box is read out with it, unless a neighbour shows it', async () => {
  await show(
    <>
      <Checkbox label="One" error="Tick it" />
      <Checkbox label="Two" error />
    </>,
  );
  await expect.element(page.getByLabelText('One')).toHaveAccessibleDescription('Tick it');
  await expect.element(page.getByLabelText('Two')).toBeInvalid();
  await expect.element(page.getByLabelText('Two')).not.toHaveAccessibleDescription();
});

test('an error of choices is read out with them', async () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B', hint: 'The other' },
  ];
  await show(<Choices legend="Which?" options={options} value="" error="Choose one" onChange={() => {}} />);
  await expect.element(page.getByRole('group', { name: 'Which?' })).toHaveAccessibleDescription('Choose one');
});

describe('pages of a list', () => {
  const to = (at: number) => `?page=${at}`;
  test('lead on from the first, not back', async () => {
    await show(<Paging page={1} totalPages={9} to={to} />);
    await expect
      .element(page.getByRole('link', { name: t('common.page', { page: 1 }) }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('link', { name: t('common.nextPage') })).toHaveAttribute('href', '/?page=2');
    await expect.element(page.getByRole('link', { name: t('common.previousPage') })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: t('common.page', { page: 9 }) })).toBeVisible();
  });

  test('are not there for one', async () => {
    await show(<Paging page={1} totalPages={1} to={to} />);
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });
});

test('more of a list is asked for at a press, while there is more', async () => {
  const fetchNextPage = vi.fn(() => Promise.resolve());
  await show(<LoadMore label="More" list={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage }} />);
  await page.getByRole('button', { name: 'More' }).tap();
  expect(fetchNextPage).toHaveBeenCalledOnce();
});

test('tabs keep the address, but for the page and words of a list', async () => {
  const tabs = [
    { id: 'one', label: 'One' },
    { id: 'two', label: 'Two' },
  ] as const;
  await show(<Tabs label="Parts" tabs={tabs} chosen="two" />, { address: '/x?tab=two&page=3&query=a&kept=1' });
  await expect.element(page.getByRole('link', { name: 'Two' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'One' })).toHaveAttribute('href', '/x?kept=1');
});

describe('how full a game is', () => {
  const bar = { joined: 3, capacity: 12, minimum: 8, missing: 5, over: false };
  test.each([
    ['lacks players', {}, t('games.players.toGo', { count: 5 })],
    ['is on', { joined: 9, missing: 0 }, t('games.players.left', { count: 3 })],
    ['is full', { joined: 12, missing: 0 }, t('games.players.full')],
    ['is full, with a spot for one', { joined: 12, missing: 0, taken: 'A spot for you' }, 'A spot for you'],
  ])('that %s', async (_, some, words) => {
    await show(<PlayerBar {...bar} {...some} />);
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test.each([
    ['is on', { missing: 0 }, false],
    ['was cancelled', { missing: 0, over: true, cancelled: true }, true],
    ['was cancelled while it lacked players', { over: true, cancelled: true }, true],
  ])('that %s is green unless it is off', async (_, some, isQuiet) => {
    await show(
      <>
        <PlayerBar {...bar} {...some} />
        <p style={{ background: 'var(--muted)' }}>quiet</p>
      </>,
    );
    const colourOf = (element: Element | null | undefined) => element && getComputedStyle(element).backgroundColor;
    const quiet = page.getByText('quiet', { exact: true }).element();
    const filled = quiet.previousElementSibling?.querySelector('[aria-hidden] > span');
    expect(colourOf(filled) === colourOf(quiet)).toBe(isQuiet);
  });

  test('is shown without missing players for a game that is over', async () => {
    await show(<PlayerBar {...bar} over />);
    await expect.element(page.getByText(t('games.players.toGo', { count: 5 }))).not.toBeInTheDocument();
  });
});

test('a total is read line by line, discounts below nothing', async () => {
  const lines = [
    { label: 'Game', euros: 5 },
    { label: 'Student card', euros: -1, saving: true },
  ];
  await show(<PriceLines lines={lines} total={{ label: 'Total', euros: 4 }} />);
  await expect.element(page.getByText(/^−€\s?1\.00$/)).toBeVisible();
  await expect.element(page.getByText(/^€\s?4\.00$/)).toBeVisible();
});

test('an empty part says so and what to do next; one that failed says why, and is loaded again', async () => {
  const onRetry = vi.fn();
  await show(
    <>
      <EmptyState title="Nothing" action={<a href="/allgames">Games</a>} />
      <ErrorState message="It is busy" onRetry={onRetry} />
    </>,
  );
  await expect.element(page.getByRole('heading', { name: 'Nothing' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent('It is busy');
  await page.getByRole('button', { name: t('common.retry') }).tap();
  expect(onRetry).toHaveBeenCalledOnce();
});
