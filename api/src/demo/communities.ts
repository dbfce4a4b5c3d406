import { day, hour } from '@rondo/rules';
import type { NewRow } from '../platform/database/insert-rows.ts';
import type { Crowd } from './crowd.ts';
import { communities as data } from './data.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { Told } from './story.ts';
import type { City } from './venues.ts';

export type Community = Told<
  'community',
  'id' | 'description' | 'is_private' | 'are_nicknames_enabled' | 'featured_position' | 'created_at'
>;

export type MemberRow = Required<Omit<NewRow<'community_member'>, 'is_removed'>>;

/** The communities; those that the demo's community admin manages have people waiting to be approved. */
export function makeCommunities(now: Date, random: Random): Community[] {
  return data.communities.map(({ code, isPrivate, ...told }, index) => ({
    id: random.uuid(),
    short_code: code,
    ...told,
    is_private: isPrivate,
    are_nicknames_enabled: index % 3 === 0,
    featured_position: index < 6 ? index + 1 : null,
    created_at: new Date(now.getTime() - random.between(200, 540) * day),
  }));
}

/** Members of all communities. */
export function makeMembers(
  communities: readonly Community[],
  { crowd, cities, accounts }: { crowd: Crowd; cities: readonly City[]; accounts: readonly Person[] },
  now: Date,
  random: Random,
): MemberRow[] {
  const [player, player2, organiser, , communityAdmin] = accounts;
  return communities.flatMap((community, index) => {
    const city = cities.find(({ name }) => name === community.city);
    if (!city) return [];
    const guests = crowd.near(city, community.sport).filter(({ role }) => role !== 'guest');
    const size = random.between(14, 48);
    const crowded = guests.slice(0, size + 5);
    const asking = community.is_private ? crowded.splice(size, random.between(2, 5)) : [];
    const members = crowded.slice(0, size);
    // The demo's community admin manages the communities of Rotterdam, and the first one.
    if (communityAdmin && (community.city === 'Rotterdam' || index === 0)) members.unshift(communityAdmin);
    if (player && (index === 0 || index === 2)) members.push(player);
    if (player2 && index === 0) members.push(player2);
    if (organiser && index === 0) members.push(organiser);
    const admin = members[0];
    const row = (person: Person, more: Partial<MemberRow>): MemberRow => ({
      community_id: community.id,
      user_id: person.id,
      status: 'approved',
      is_admin: person === admin || (person === members[1] && random.chance(0.4)),
      message: '',
      admin_note: null,
      notifications: random.chance(0.3),
      ...decidedBetween(community.created_at, now, random),
      decided_by: admin?.id ?? null,
      ...more,
    });
    const denied = player && community.short_code === data.denied.community ? [player] : [];
    return [
      ...members.map((person) => row(person, {})),
      ...denied.map((person) =>
        row(person, {
          status: 'denied',
          is_admin: false,
          message: data.denied.message,
          admin_note: data.denied.note,
          notifications: false,
          requested_at: new Date(now.getTime() - (data.denied.daysAgo + 1) * day),
          decided_at: new Date(now.getTime() - data.denied.daysAgo * day),
        }),
      ),
      ...asking.map((person) =>
        row(person, {
          status: 'pending',
          is_admin: false,
          message: random.pick(data.requests),
          notifications: false,
          requested_at: new Date(now.getTime() - random.between(2, 120) * hour),
          decided_at: null,
          decided_by: null,
        }),
      ),
    ];
  });
}

/** The times of a request and its decision, on some day since the community was created. */
function decidedBetween(madeAt: Date, now: Date, random: Random) {
  const asked = madeAt.getTime() + ((now.getTime() - madeAt.getTime()) * random.between(1, 150)) / 152;
  return {
    requested_at: new Date(asked),
    decided_at: new Date(asked + ((now.getTime() - asked) * random.between(1, 40)) / 100),
  };
}
