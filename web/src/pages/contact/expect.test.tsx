import { communityGames, featuredCommunities } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../../test/backend.ts';
import { aCard } from '../../../test/cards.ts';
import { figures } from '../../../test/figures.ts';
import { at } from '../../../test/instant.ts';
import { testedLanguages } from '../../../test/languages.ts';
import { open, speak } from '../../../test/open.tsx';

const pages = ['/contact', '/facility-contact', '/organiser-contact'] as const;
const seller = {
  name: 'Avondspel B.V.',
  address: 'Kade 12, 3511 AB Utrecht',
  kvk: '12345678',
  vat: 'NL123456789B01',
  phone: '+31 30 123 4567',
  line: '',
};

describe.each(testedLanguages)('what to expect (%s)', (language) => {
  const t = speak(language);

  test.each(pages)('%s has what was played, and who answers', async (path) => {
    const past = { name: 'Donderdagavond', status: 'confirmed', archived: true, game_date: at('-P7D') } as const;
    await open(path, {
      language,
      settings: { seller },
      answers: [
        answer(featuredCommunities, { data: { communities: [{ shortCode: 'haven' }] } }),
        answer(communityGames, {
          matchesFromCommunity: [
            aCard({ name: 'Off', status: 'cancelled' }),
            aCard({ ...past, joined_players_number: 12 }),
          ],
        }),
        ...figures,
      ],
    });
    const thousands = language === 'en' ? '4,321' : '4.321';
    await expect.element(page.getByText(t('evidence.figures.games', { count: 87, number: '87' }))).toBeVisible();
    await expect
      .element(page.getByText(t('evidence.figures.players', { count: 4321, number: thousands })))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Donderdagavond' })).toBeVisible();
    await expect
      .element(page.getByText(new RegExp(`· ${t('evidence.figures.players', { count: 12, number: '12' })}`)))
      .toBeVisible();
    await expect.element(page.getByText(`${seller.name}, ${seller.address}`)).toBeVisible();
    await expect.element(page.getByText(t('evidence.answers.hours', { hours: 24 }))).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: seller.phone }))
      .toHaveAttribute('href', 'tel:+31301234567');
  });

  test('the price is shown if there is one', async () => {
    await open('/contact', { language, answers: figures });
    await expect
      .element(
        page.getByText(t('evidence.price.business', { price: '€ 6.50', member: '€ 4.50' }).slice(0, 40), {
          exact: false,
        }),
      )
      .toBeVisible();
    await open('/facility-contact', { language, answers: figures });
    await expect.element(page.getByText(/€\s?99[.,]00/)).toBeVisible();
  });
});

test('parts that failed to load or don’t exist are left out, except the address to write to', async () => {
  const t = speak('en');
  await open('/contact', { answers: [refuse(featuredCommunities, 'busy'), ...figures] });
  await expect.element(page.getByText(t('evidence.figures.title'))).toBeVisible();
  await expect.element(page.getByText(t('evidence.figures.last'))).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'hello@rondo.test' }))
    .toHaveAttribute('href', 'mailto:hello@rondo.test');
});
