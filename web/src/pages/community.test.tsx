import {
  communityGames,
  communityJoinInfo,
  communityMembers,
  communityResults,
  communityNews,
  gameFaces,
  getCommunity,
  joinCommunity,
  leaveCommunity,
  toggleCommunityNotifications,
  userTags,
} from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, askedOf, neverAnswer, refuse, respondWith } from '../../test/backend.ts';
import { expectBanner } from '../../test/banners.ts';
import { aCard } from '../../test/cards.ts';
import { aCommunity, isMember, ofCommunity } from '../../test/communities.ts';
import { testRefusals } from '../../test/forms.ts';
import { open, speak } from '../../test/open.tsx';

const t = speak('en');
const address = '/community/havenvolley';
const name = 'Havenvolley';
const main = () => page.getByRole('main');
const button = (words: string) => main().getByRole('button', { name: words });
const sheet = (t = speak('en')) => page.getByRole('dialog', { name: t('communities.join.title', { name }) });
const noGames = answer(communityGames);

describe('a private community shows others placeholders, and how to join', () => {
  test.each([
    ['', 'games'],
    ['?tab=news', 'news'],
    ['?tab=members', 'members'],
  ] as const)('%s for %s', async (tab, what) => {
    await open(address + tab, ofCommunity(aCommunity()));
    await expect.element(page.getByRole('heading', { name: t(`communities.closed.${what}`) })).toBeVisible();
    expect(document.querySelector('main a[href^="/match/"]')).toBeNull();
    await expect.element(button(t('communities.join.ask'))).toBeVisible();
    expect(button(t('communities.join.ask')).elements()).toHaveLength(1);
  });
});

describe('asking to join', () => {
  test('a visitor logs in first, and comes back to the question', async () => {
    await open(address, { answers: [answer(getCommunity, { data: aCommunity() })] });
    await expect
      .element(
        main()
          .getByRole('link', { name: t('communities.join.ask') })
          .first(),
      )
      .toHaveAttribute('href', `/login?returnTo=${encodeURIComponent(`${address}?step=join`)}`);
  });

  test('a visitor who was led to the question is told why', async () => {
    await open(`${address}?step=join`, { answers: [answer(getCommunity, { data: aCommunity() })] });
    await expect.element(sheet().getByText(t('communities.join.visitor'))).toBeVisible();
  });

  test('a guest needs a password first', async () => {
    const { answers } = ofCommunity(aCommunity());
    await open(address, { as: { role: 'guest', balance: null }, answers });
    await expect
      .element(
        main()
          .getByRole('link', { name: t('communities.join.asGuest') })
          .first(),
      )
      .toHaveAttribute('href', '/guest-account?email=sanne%40rondo.test');
  });

  testRefusals({
    call: joinCommunity,
    open: (language) => open(`${address}?step=join`, { ...ofCommunity(aCommunity()), language }),
    fill: (t) => sheet(t).getByLabelText(t('communities.join.message')).write('I play twice a week.'),
    button: (t) => sheet(t).getByRole('button', { name: t('communities.join.send') }),
  });

  test('sends the words with it, and then waits', async () => {
    await open(address, ofCommunity(aCommunity()));
    await button(t('communities.join.ask')).first().tap();
    await sheet().getByLabelText(t('communities.join.message')).write('I play twice a week.');
    await expect.element(sheet().getByText(t('communities.join.messageHint', { count: 20, max: 500 }))).toBeVisible();
    const pending = aCommunity({ joinRequest: { status: 'pending' } });
    respondWith(
      answer(joinCommunity, { data: { joinRequest: { status: 'pending' } } }),
      answer(getCommunity, { data: pending }),
    );
    await sheet()
      .getByRole('button', { name: t('communities.join.send') })
      .tap();
    await expectBanner(t('communities.join.submitted'));
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.element(main().getByText(t('communities.pending.chip'))).toBeVisible();
    expect(askedOf(joinCommunity)).toMatchObject([{ body: { message: 'I play twice a week.' } }]);
  });

  test('can be taken back', async () => {
    const pending = aCommunity({ joinRequest: { status: 'pending' } });
    await open(address, ofCommunity(pending, answer(leaveCommunity)));
    const back = button(t('communities.pending.takeBack'));
    await expect.element(back).toBeVisible();
    respondWith(answer(getCommunity, { data: aCommunity() }));
    await back.tap();
    await expectBanner(t('communities.pending.takenBack'));
    await expect.element(button(t('communities.join.ask')).first()).toBeVisible();
  });

  test('that was turned down shows the admins’ note, and may be tried again', async () => {
    const denied = { status: 'denied', adminNote: 'Come to a training first.' } as const;
    await open(address, ofCommunity(aCommunity({ joinRequest: denied })));
    await expect.element(page.getByText('Come to a training first.')).toBeVisible();
    await expect.element(button(t('communities.join.again')).first()).toBeVisible();
  });
});

test('one that is closed says why, and leads to others', async () => {
  const closed = { closedNote: 'The hall is torn down' };
  await open(address, ofCommunity(aCommunity({ maySee: true, community: closed })));
  await expect.element(main()).toMatchTextContent('The hall is torn down');
  await expect.element(main().getByRole('heading', { name: t('communities.page.closed') })).toBeVisible();
  await expect
    .element(main().getByRole('link', { name: t('nav.communities') }))
    .toHaveAttribute('href', '/communities');
  await expect.element(button(t('communities.join.join'))).not.toBeInTheDocument();
});

describe('a public one', () => {
  const isOpen = { communityOptions: { isPrivate: false } };
  test('is joined at once', async () => {
    await open(address, ofCommunity(aCommunity({ maySee: true, community: isOpen }), noGames));
    const join = button(t('communities.join.join'));
    await expect.element(join).toBeVisible();
    respondWith(
      answer(joinCommunity, { data: { joinRequest: { status: 'approved' } } }),
      answer(getCommunity, { data: aCommunity({ ...isMember, community: isOpen }) }),
    );
    await join.tap();
    await expectBanner(t('communities.join.welcome', { name }));
    await expect.element(page.getByText(t('communities.member.chip'))).toBeVisible();
  });
});

describe('an invitation', () => {
  const info = (isGood: boolean) => answer(communityJoinInfo, { data: { invitationIsGood: isGood } });
  test('lets in at once', async () => {
    await open(`${address}?invitation=abc`, ofCommunity(aCommunity(), info(true)));
    await expect.element(page.getByText(t('communities.invitation.title'))).toBeVisible();
    respondWith(
      answer(joinCommunity, { data: { joinRequest: { status: 'approved' } } }),
      answer(getCommunity, { data: aCommunity(isMember) }),
      noGames,
    );
    await button(t('communities.join.join')).tap();
    await expectBanner(t('communities.join.welcome', { name }));
    expect(askedOf(joinCommunity)).toMatchObject([{ body: { invitation: 'abc' } }]);
  });

  test('leads a visitor through the login back to it', async () => {
    const answers = [info(true), answer(getCommunity, { data: aCommunity() })];
    await open(`${address}?invitation=abc`, { answers });
    await expect
      .element(main().getByRole('link', { name: t('communities.join.join') }))
      .toHaveAttribute('href', `/login?returnTo=${encodeURIComponent(`${address}?invitation=abc`)}`);
  });

  test('that is over says so, and leaves the usual way', async () => {
    await open(`${address}?invitation=abc`, ofCommunity(aCommunity(), info(false)));
    await expect.element(page.getByText(t('communities.invitation.over'))).toBeVisible();
    await expect.element(button(t('communities.join.ask')).first()).toBeVisible();
  });
});

describe('a member', () => {
  const inside = (tab = '') => open(address + tab, ofCommunity(aCommunity(isMember), noGames));

  test('is notified of news and games only if they want to; a refusal reverts the switch', async () => {
    await inside();
    const hears = page.getByRole('switch', { name: new RegExp(t('communities.notifications.label')) });
    await expect.element(hears).not.toBeChecked();
    respondWith(refuse(toggleCommunityNotifications, 'not_a_member'));
    await hears.tap();
    await expectBanner(t('communities.notifications.membersOnly'));
    await expect.element(hears).not.toBeChecked();
    respondWith(
      answer(toggleCommunityNotifications, { data: { enabled: true } }),
      answer(getCommunity, {
        data: aCommunity({ ...isMember, joinRequest: { status: 'approved', notifications: true } }),
      }),
    );
    await hears.tap();
    await expect.element(hears).toBeChecked();
    expect(askedOf(toggleCommunityNotifications).at(-1)).toMatchObject({ body: { enabled: true } });
  });

  test('sees what was played, a page at a time', async () => {
    const played = answer(communityGames, {
      matchesFromCommunity: [aCard({ name: 'Last week', archived: true })],
      pagination: { totalMatches: 6, limit: 5 },
    });
    await open(address, ofCommunity(aCommunity(isMember), played, answer(gameFaces)));
    await expect.element(page.getByRole('link', { name: t('communities.page.others') })).toBeVisible();
    document.querySelector('footer')?.scrollIntoView();
    await expect.element(page.getByRole('heading', { name: t('communities.games.past') })).toBeVisible();
    await page.getByRole('button', { name: t('communities.games.morePast') }).tap();
    await expect
      .poll(() => askedOf(communityGames).map(({ query }) => query))
      .toContainEqual(expect.objectContaining({ period: 'past', page: '2' }));
  });

  test('sees what came out of what was played', async () => {
    const _id = crypto.randomUUID();
    const played = answer(communityGames, {
      matchesFromCommunity: [aCard({ _id, name: 'Last week', archived: true })],
    });
    const sides: [object, object] = [
      { name: 'Orange', score: 3 },
      { name: 'Blue', score: 2 },
    ];
    const scores = answer(communityResults, { data: { results: [{ match: _id, sides }] } });
    await open(address, ofCommunity(aCommunity(isMember), played, scores, answer(gameFaces)));
    document.querySelector('footer')?.scrollIntoView();
    await expect.element(page.getByText('Orange 3 – 2 Blue')).toBeVisible();
  });

  test('keeps what was played in pairs as long as there is more, so that no row has a hole', async () => {
    const five = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) =>
      aCard({ _id: crypto.randomUUID(), name, archived: true }),
    );
    const played = answer(communityGames, ({ query }) => ({
      matchesFromCommunity: query['period'] === 'past' ? five : [],
      pagination: { totalMatches: query['period'] === 'past' ? 6 : 0, limit: 5 },
    }));
    await open(address, ofCommunity(aCommunity(isMember), played, answer(gameFaces)));
    document.querySelector('footer')?.scrollIntoView();
    await expect.element(page.getByRole('link', { name: 'Four' }).last()).toBeVisible();
    await expect.element(page.getByRole('button', { name: t('communities.games.morePast') })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Five' })).not.toBeInTheDocument();
  });

  test('finds members by name, or nobody', async () => {
    await inside();
    respondWith(
      answer(communityMembers, ({ query }) => {
        const members = query['query'] === 'nobody' ? [] : [{ name: 'Vraagt' }];
        return { data: { members, pagination: { totalCount: members.length } } };
      }),
      answer(userTags),
    );
    await page.getByRole('link', { name: t('communities.page.members') }).tap();
    await expect.element(main().getByText('Vraagt')).toBeVisible();
    await page.getByRole('searchbox').write('nobody');
    await expect.element(page.getByRole('heading', { name: t('communities.members.notFound') })).toBeVisible();
  });

  test('reads that there is no news yet', async () => {
    await open(
      `${address}?tab=news`,
      ofCommunity(aCommunity({ ...isMember, joinRequest: null }), answer(communityNews)),
    );
    await expect.element(page.getByText(t('communities.news.soon'))).toBeVisible();
  });

  test('leaves once they say so again', async () => {
    await inside();
    await button(t('communities.member.leave')).tap();
    const leaving = page.getByRole('dialog');
    await expect.element(leaving).toMatchTextContent(t('communities.member.leaveBody'));
    await expect.element(leaving).toMatchTextContent(t('communities.member.leavePrivate'));
    respondWith(refuse(leaveCommunity, 'last_community_admin'));
    await leaving.getByRole('button', { name: t('communities.member.leave') }).tap();
    await expect.element(leaving.getByRole('alert')).toHaveFocus();
    await expect.element(leaving.getByText(t('errors.last_community_admin'))).toBeVisible();
    respondWith(answer(leaveCommunity), answer(getCommunity, { data: aCommunity() }));
    await leaving.getByRole('button', { name: t('communities.member.leave') }).tap();
    await expectBanner(t('communities.member.left', { name }));
    await expect.element(leaving).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: t('communities.closed.games') })).toBeVisible();
  });
});

describe('the page', () => {
  test('of an unknown community says so, and leads to the others', async () => {
    await open('/community/nothing', { answers: [refuse(getCommunity, 'community_not_found')] });
    await expect.element(page.getByRole('heading', { level: 1, name: t('communities.page.notFound') })).toBeVisible();
    await expect
      .element(main().getByRole('link', { name: t('nav.communities') }))
      .toHaveAttribute('href', '/communities');
  });

  test('is waited for', async () => {
    await open(address, { answers: [neverAnswer(getCommunity)] });
    await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  });

  test('is loaded again after a failure', async () => {
    await open(address, { answers: [refuse(getCommunity, 'busy')] });
    const retry = page.getByRole('button', { name: t('common.retry') });
    await expect.element(retry).toBeVisible();
    respondWith(answer(getCommunity, { data: aCommunity() }));
    await retry.tap();
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
