import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/open.tsx';
import { Grid, Row, Stack, Text } from './layout.tsx';

/** The browser's computed layout of an element with these properties. */
const lookOf = (name: string) => getComputedStyle(page.getByTestId(name).element());

test('a stack has its parts below each other, a row beside each other, as far apart as it says', async () => {
  await show(
    <>
      <Stack as="ul" data-testid="stack" gap={12} align="start" above={8} below={20}>
        <li>One</li>
        <li>Two</li>
      </Stack>
      <Row data-testid="row" gap={16} lineGap={4} align="center" justify="between" wrap>
        <b data-testid="first">One</b>
        <Text as="span" data-testid="rest" grows>
          Two
        </Text>
      </Row>
    </>,
  );
  const [one, two] = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.getBoundingClientRect());
  expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBe(12);
  expect(lookOf('stack')).toMatchObject({ justifyItems: 'start', marginTop: '8px', marginBottom: '20px' });
  expect(page.getByTestId('stack').element().tagName).toBe('UL');

  const [first, rest] = ['first', 'rest'].map((name) => page.getByTestId(name).element().getBoundingClientRect());
  expect((rest?.left ?? 0) - (first?.right ?? 0)).toBe(16);
  expect(rest?.right).toBe(page.getByTestId('row').element().getBoundingClientRect().right);
  expect(lookOf('row')).toMatchObject({
    rowGap: '4px',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
  });
});

test('a grid has as many columns as fit, or one, and nothing in it makes it wider', async () => {
  const long = 'Vrijdagavondvolleybalvereniging'.repeat(4);
  await show(
    <div style={{ width: 700 }}>
      <Grid data-testid="one">{long}</Grid>
      <Grid data-testid="fitting" least={320} gap={20} />
    </div>,
  );
  expect(lookOf('one').gridTemplateColumns).toBe('700px');
  expect(lookOf('fitting').gridTemplateColumns).toBe('340px 340px');
});

test('words are as high, as dark and as heavy as is said, and the rest is the element’s own', async () => {
  await show(
    <>
      <Text data-testid="plain">As they are</Text>
      <Text as="h2" data-testid="said" size={20} tone="muted" weight={550} centered breaks className="numbers" id="own">
        As is said
      </Text>
      <Text data-testid="not" breaks={false} size={undefined}>
        As they are
      </Text>
    </>,
  );
  expect(page.getByTestId('plain').element().outerHTML).toBe('<p data-testid="plain">As they are</p>');
  expect(page.getByTestId('not').element().outerHTML).toBe('<p data-testid="not">As they are</p>');
  const said = page.getByRole('heading').element();
  expect([said.id, said.classList.contains('numbers')]).toEqual(['own', true]);
  expect(lookOf('said')).toMatchObject({
    fontSize: '20px',
    fontWeight: '550',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  });
  expect(lookOf('said').color).not.toBe(lookOf('plain').color);
});
