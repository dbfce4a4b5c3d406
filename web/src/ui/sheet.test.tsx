import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../../test/keys.ts';
import { show, speak } from '../../test/open.tsx';
import { pull } from '../../test/touch.ts';
import { useUrlStep } from '../platform/use-url-step.ts';
import { Button } from './button.tsx';
import { Page } from './page.tsx';
import { Sheet } from './sheet.tsx';
import { Loading, Skeleton } from './states.tsx';

const t = speak('en');

/** A sheet that stays in the page while it is closed. */
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

/** A page that was opened with its sheet; the test makes the sheet's content load. */
function Opened() {
  const [open, setOpen] = useState(true);
  const [come, setCome] = useState(0);
  return (
    <main>
      <Page title="A page">
        <Sheet
          open={open}
          title="A sheet"
          onClose={() => setOpen(false)}
          footer={<Button onClick={() => setCome((n) => n + 1)}>More</Button>}
        >
          {come === 0 ? (
            <Loading>
              <Skeleton height={64} />
            </Loading>
          ) : (
            <div style={{ height: come * 300 }}>Content</div>
          )}
        </Sheet>
      </Page>
    </main>
  );
}

const heading = () => sheet().getByRole('heading', { name: 'A sheet' });
const heightOf = () => sheet().element().getBoundingClientRect().height;

test('opened by its address, its heading has the focus, without a ring', async () => {
  await show(<Opened />);
  await expect.element(heading()).toHaveFocus();
  expect(getComputedStyle(heading().element()).boxShadow).toBe('none');
  await userEvent.tab();
  await expect.element(sheet().getByRole('button', { name: t('common.close') })).toHaveFocus();
});

test('opened by its address, it leaves the focus on the heading of the page', async () => {
  await show(<Opened />);
  await expect.element(heading()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('one that loads is as high when its content has come, however much that is', async () => {
  await show(<Opened />);
  await expect.element(sheet()).toBeVisible();
  const before = heightOf();
  expect(before).toBeGreaterThan(400);
  for (let times = 0; times < 3; times += 1) {
    await sheet().getByRole('button', { name: 'More' }).tap();
    await expect.element(sheet().getByText('Content')).toBeInTheDocument();
    expect(heightOf()).toBe(before);
  }
});

/** Opening the sheet removes its opener; after that another step replaces it. */
function Steps() {
  const [step, setStep] = useState(0);
  return (
    <main>
      <Page title="A page">
        {step === 0 && <Button onClick={() => setStep(1)}>Open it</Button>}
        {step === 1 && (
          <Sheet key={1} open title="One" onClose={() => setStep(3)}>
            <Loading>
              <Skeleton height={64} />
            </Loading>
            <Button onClick={() => setStep(2)}>On</Button>
          </Sheet>
        )}
        {step === 2 && (
          <Sheet key={2} open title="Two" onClose={() => setStep(3)}>
            Content
          </Sheet>
        )}
      </Page>
    </main>
  );
}

test('a step that replaces another keeps its height and focuses its heading; the page’s heading gets the focus when the opener is gone', async () => {
  await show(<Steps />);
  await opener().tap();
  const one = page.getByRole('dialog', { name: 'One' });
  await expect.element(one.getByRole('heading')).toHaveFocus();
  const { height } = one.element().getBoundingClientRect();
  await one.getByRole('button', { name: 'On' }).tap();
  const two = page.getByRole('dialog', { name: 'Two' });
  await expect.element(two.getByRole('heading')).toHaveFocus();
  expect(two.element().getBoundingClientRect().height).toBe(height);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** Two steps, each a sheet of its own. */
function TwoSteps() {
  const { step, open, goOn, goBack, close } = useUrlStep(['one', 'two']);
  return (
    <>
      <Button onClick={() => open('one')}>Open it</Button>
      <Sheet key="one" open={step === 'one'} title="One" onClose={close}>
        <Button onClick={() => goOn('two')}>On</Button>
      </Sheet>
      <Sheet key="two" open={step === 'two'} title="Two" onClose={close}>
        <Button onClick={() => goBack('one')}>Back</Button>
      </Sheet>
    </>
  );
}

test('a step slides the way the reader goes, and the first one only rises', async () => {
  await show(<TwoSteps />);
  const way = (name: string) => page.getByRole('dialog', { name }).element().getAttribute('data-follows');
  await opener().tap();
  await expect.element(page.getByRole('dialog', { name: 'One' })).toBeVisible();
  expect(way('One')).toBeNull();
  await page.getByRole('button', { name: 'On', exact: true }).tap();
  await expect.element(page.getByRole('dialog', { name: 'Two' })).toBeVisible();
  expect(way('Two')).toBe('on');
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await expect.element(page.getByRole('dialog', { name: 'One' })).toBeVisible();
  expect(way('One')).toBe('back');
});
