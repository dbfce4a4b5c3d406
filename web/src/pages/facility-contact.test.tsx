import { askAsFacility } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, askedOf, refuse, respondWith } from '../../test/backend.ts';
import { expectSaidAt, field, testRefusals } from '../../test/forms.ts';
import { figures } from '../../test/figures.ts';
import { testedLanguages } from '../../test/languages.ts';
import { open, type Situation, speak } from '../../test/open.tsx';
import { twoColours } from '../../test/pictures.ts';
import type { Translate } from '../platform/i18n.tsx';

const english = speak('en');
const openPage = (situation: Situation = {}) => open('/facility-contact', { answers: figures, ...situation });
const send = (t: Translate) => page.getByRole('button', { name: t('venue.form.send') });
const photos = (t: Translate) => field(t('venue.photos.add'));
const picture = async (name: string) => new File([await twoColours()], name, { type: 'image/png' });
const choose = (...files: File[]) => userEvent.upload(photos(english), files);

async function fillPerson(t: Translate) {
  await field(t('venue.form.fullName')).write('Joris de Wit');
  await field(t('venue.form.email')).write('joris@rondo.test');
  await field(t('venue.form.availableDays')).write('Monday');
  await field(t('venue.form.availableHours')).write('19:00 to 23:00');
}

async function fillPlace(t: Translate) {
  await page.getByRole('switch', { name: t('venue.form.withVenue') }).tap();
  await field(t('venue.form.facilityName')).write('Sporthal Zuid');
  await field(t('venue.form.maxCapacity')).write('60');
  await field(t('venue.form.address')).write('Burgerweeshuispad 54, Amsterdam');
  await page.getByRole('button', { name: t('venue.sports.volleyball') }).tap();
}

testRefusals({
  call: askAsFacility,
  open: (language) => openPage({ language }),
  fill: async (t) => {
    await fillPerson(t);
    await fillPlace(t);
    await userEvent.upload(photos(t), [await picture('a.png')]);
  },
  button: send,
  at: {
    mails_limited: (t) => field(t('venue.form.email')),
    photos_required: photos,
    too_many_photos: photos,
    photo_too_large: photos,
    photo_not_usable: photos,
    picture_not_usable: photos,
  },
});

for (const language of testedLanguages)
  test(`missing fields show errors, those of the place only if it is described (${language})`, async () => {
    const t = speak(language);
    await openPage({ language });
    await send(t).tap();
    await expectSaidAt(field(t('venue.form.fullName')), t('venue.errors.fullName'));
    const said = async (label: string, words: string) => {
      await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(words));
    };
    await said(t('venue.form.email'), t('venue.errors.email'));
    await said(t('venue.form.availableDays'), t('venue.errors.availableDays'));
    await said(t('venue.form.availableHours'), t('venue.errors.availableHours'));
    await field(t('venue.form.websiteLink')).write('sporthal zuid');
    await said(t('venue.form.websiteLink'), t('venue.errors.websiteLink'));
    await field(t('venue.form.websiteLink')).write('www.sporthalzuid.nl');
    await fillPerson(t);
    await expect.element(send(t)).not.toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('switch', { name: t('venue.form.withVenue') }).tap();
    await said(t('venue.form.facilityName'), t('venue.errors.facilityName'));
    await said(t('venue.form.maxCapacity'), t('venue.errors.maxCapacity'));
    await said(t('venue.form.address'), t('venue.errors.address'));
    await expect.element(page.getByText(t('venue.errors.sports'))).toBeVisible();
    await expect.element(photos(t)).toHaveAccessibleDescription(expect.stringContaining(t('venue.errors.images')));
  });

test('without the place, none of its fields are sent', async () => {
  await openPage();
  await fillPerson(english);
  await field(english('venue.form.websiteLink')).write('www.sporthalzuid.nl');
  respondWith(answer(askAsFacility));
  await send(english).tap();
  await expect.element(page.getByRole('heading', { name: english('venue.sent') })).toHaveFocus();
  expect(askedOf(askAsFacility)).toMatchObject([
    { body: { fullName: 'Joris de Wit', websiteLink: 'https://www.sporthalzuid.nl', businessType: '' }, files: [] },
  ]);
  expect(askedOf(askAsFacility)[0]?.body).not.toHaveProperty('facilityName');
});

describe('photos', () => {
  const list = () => page.getByRole('list', { name: english('venue.photos.label') });
  const count = () => list().getByRole('listitem').elements().length;

  test('five at most are taken, and a file that is no photo is named', async () => {
    await openPage();
    await fillPlace(english);
    const film = new File(['film'], 'film.mp4', { type: 'video/mp4' });
    const five = await Promise.all(['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map(picture));
    await choose(...five, film);
    await expect.element(page.getByText(english('venue.photos.unusable', { file: 'film.mp4' }))).toBeVisible();
    await expect.poll(count).toBe(5);
    await choose(await picture('f.png'));
    await expect.element(page.getByText(english('venue.photos.tooMany', { most: 5 }))).toBeVisible();
    expect(count()).toBe(5);
  });

  test('one that the server can’t use is named, the others stay, and without it all is sent', async () => {
    await openPage();
    await fillPerson(english);
    await fillPlace(english);
    await choose(await picture('a.png'), new File(['a shopping list'], 'notes.jpg', { type: 'image/jpeg' }));
    const issues = [{ path: 'images.1', message: 'no picture' }];
    respondWith(refuse(askAsFacility, 'photo_not_usable', { params: { file: 'notes.jpg' }, issues }));
    await send(english).tap();
    await expectSaidAt(photos(english), '"notes.jpg" is not a JPG or PNG that can be opened.');
    expect(count()).toBe(2);
    await page.getByRole('button', { name: english('common.remove', { name: 'notes.jpg' }) }).tap();
    await expect.poll(count).toBe(1);
    respondWith(answer(askAsFacility));
    await send(english).tap();
    await expect.element(page.getByRole('heading', { name: english('venue.sent') })).toHaveFocus();
    expect(askedOf(askAsFacility).map(({ files }) => files.map(({ name }) => name))).toEqual([
      ['a.png', 'notes.jpg'],
      ['a.png'],
    ]);
  });
});
