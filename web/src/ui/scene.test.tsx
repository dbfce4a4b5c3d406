import { expect, test } from 'vitest';
import { aCard } from '../../test/cards.ts';
import { show } from '../../test/open.tsx';
import { GameCard } from './game-card/game-card.tsx';
import { Ticket } from './ticket.tsx';
import { Chip } from './chips.tsx';

test('a scene fills its frame without being cropped', async () => {
  await show(<GameCard game={aCard({ tournament: true })} marker={<Chip>Mine</Chip>} />);
  await expect.poll(() => document.querySelector('img')).not.toBeNull();
  const [picture, cover] = [document.querySelector('img')!, document.querySelector('[data-cover]')!];
  expect(getComputedStyle(picture).objectFit).toBe('fill');
  const [inner, outer] = [picture, cover].map((one) => one.getBoundingClientRect());
  expect([inner?.width, inner?.height]).toEqual([outer?.width, outer?.height]);
});

test('status, sport and markers of a card and a ticket stand beside the picture', async () => {
  const game = aCard({ tournament: true });
  await show([
    <GameCard key="card" game={game} marker={<Chip>Mine</Chip>} />,
    <Ticket
      key="ticket"
      game={{ ...game, address: 'Dam 1', city: 'Amsterdam' }}
      chip={<Chip>Mine</Chip>}
      heading="h2"
    />,
  ]);
  await expect.poll(() => document.querySelectorAll('img')).toHaveLength(2);
  for (const picture of document.querySelectorAll('img'))
    expect(picture.parentElement!.parentElement!.textContent).toBe('');
  expect(document.body.textContent.match(/Mine/g)).toHaveLength(2);
});
