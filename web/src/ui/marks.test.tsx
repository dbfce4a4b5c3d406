import { gameFaces } from '@rondo/contract';
import { skillBands } from '@rondo/rules';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../test/backend.ts';
import { aGame } from '../../test/games.ts';
import { testedLanguages } from '../../test/languages.ts';
import { button, plain } from '../../test/match.ts';
import { show, speak } from '../../test/open.tsx';
import { FaceStack } from './face-stack.tsx';
import { GameCard } from './game-card/game-card.tsx';
import { Medal } from './medal.tsx';
import { PriceLines } from './price-lines.tsx';
import QrCode from './qr-code.tsx';
import { ScoreMark } from './score-mark.tsx';
import { TeamMark } from './team-mark.tsx';
import { ThirdPartyFrame } from './third-party-frame.tsx';
import { TrustedChip, TrustedTick } from './trusted.tsx';

const t = speak('en');
const body = () => plain(document.body.textContent);

test('a score has the server’s band in words, whatever its figure is rounded to; and says if it rests on few games', async () => {
  await show(<ScoreMark elo={2.5} band="beginner" provisional />);
  await expect.poll(body).toMatch(/~2\.5.*/);
  expect(body()).toContain(t('score.provisional'));
  expect(body()).toContain(t('score.bands.beginner'));
});

test('each band has a medal of its own', async () => {
  await show(skillBands.map((band) => <Medal key={band} band={band} />));
  const shapes = [...document.querySelectorAll('polygon')].map((shape) => shape.getAttribute('points'));
  expect(new Set(shapes).size).toBe(skillBands.length);
});

test('players with many games are trusted, and nobody else', async () => {
  await show([
    <TrustedTick key="1" games={500} />,
    <TrustedChip key="2" games={500} />,
    <TrustedTick key="3" games={0} />,
  ]);
  await expect.poll(() => page.getByText(t('score.trusted'), { exact: true }).elements()).toHaveLength(2);
});

test('five faces at most, and how many more', async () => {
  const faces = Array.from({ length: 7 }, (_, n) => ({ _id: `${n}`, name: `P${n}`, photo: null }));
  await show(<FaceStack faces={faces} count={9} />);
  await expect.poll(body).toMatch(/\+4$/);
});

test('a team has its name beside its colour', async () => {
  await show(<TeamMark name="Reds" color="#f00" />);
  await expect.element(page.getByText('Reds')).toBeVisible();
});

test('a discount is taken off', async () => {
  await show(
    <PriceLines
      lines={[
        { label: 'Fee', euros: 4.5 },
        { label: 'Off', euros: -1, saving: true },
      ]}
      total={{ label: 'All', euros: 3.5 }}
    />,
  );
  await expect.poll(body).toBe('Fee€ 4.50Off−€ 1.00All€ 3.50');
});

test('a code can be read, and has a description', async () => {
  await show(<QrCode text="https://rondo.test/match/1" label="The game" />);
  const figure = page.getByRole('figure', { name: 'The game' });
  await expect.element(figure).toBeVisible();
  const picture = figure.element().querySelector('svg')!;
  expect(decodeQR(await pixelsOf(picture, 400))).toBe('https://rondo.test/match/1');
});

/** A drawing as a camera sees it: black on white, in a square with sides of this many pixels. */
async function pixelsOf(drawing: SVGElement, side: number): Promise<ImageData> {
  const image = new Image(side, side);
  drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing.outerHTML)}`;
  await image.decode();
  const context = Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext('2d')!;
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, 0, 0, side, side);
  return context.getImageData(0, 0, side, side);
}

test('another site loads only after the reader agrees', async () => {
  const frame = { service: 'social', url: 'about:blank', title: 'Feed', question: 'Load it?', allow: 'Yes' } as const;
  await show(<ThirdPartyFrame {...frame} />);
  expect(document.querySelector('iframe')).toBeNull();
  await button('Yes').tap();
  await expect.element(page.getByTitle('Feed')).toBeVisible();
});

test.each(testedLanguages)('a game at a glance, with who of them one knows (%s)', async (language) => {
  const say = speak(language);
  const game = { ...aGame({ hasPasscode: true, tournament: true }), distance: 3 };
  const faces = [{ _id: game._id, faces: [{ name: 'Femke' }], playedWith: 2 }];
  await show(<GameCard game={game} />, { as: {}, language, answers: [answer(gameFaces, { data: faces })] });
  await expect.element(page.getByRole('heading', { name: new RegExp(game.name) })).toBeVisible();
  await expect.poll(body).toContain(plain(say('games.card.playedWith', { count: 2 })));
  for (const words of [say('games.card.tournament'), say('games.card.passcode'), say('games.level.All levels')])
    expect(body()).toContain(words);
});
