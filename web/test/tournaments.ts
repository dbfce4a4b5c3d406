import { getTournament, type Tournament, type TournamentMatch } from '@rondo/contract';
import { exampleOf, type Partly } from './example.ts';
import { at, instant } from './instant.ts';

const id = (n: number) => `00000000-0000-4000-a000-0000000000${n}`;

export const cupId = id(90);
/** Teams of the tournament that tests are about. */
export const [orange, blue, white, green] = [id(11), id(12), id(13), id(14)];
const named = [
  [orange, 'Oranje', '#ff7900'],
  [blue, 'Blauw', '#0050a0'],
  [white, 'Wit', '#eeeeee'],
  [green, 'Groen', '#0b7a3e'],
] as const;

export const aTeam = (_id: string, more: Partly<Tournament['teams'][number]> = {}) => {
  const [, name = '', color = '#000000'] = named.find(([known]) => known === _id) ?? [];
  return { _id, name, color, count: 5, size: 8, captain: null, ...more };
};

type Match = Partly<TournamentMatch>;
const side = (team: string) => ({ team, from: null });
const court = 'Veld 1';

/** Both semi-finals of four teams, the match for the third place and the final: one was played, one is under way. */
export const cupMatches: Match[] = [
  {
    id: 'K1-1-1',
    stage: 'knock-out',
    group: null,
    round: 1,
    sides: [side(orange), side(green)],
    places: [1, 4],
    status: 'over',
    court,
    startsAt: at('-PT40M'),
    result: { parts: [[3, 1]], shootOut: null, gaveUp: null },
    score: [3, 1],
  },
  {
    id: 'K1-1-2',
    stage: 'knock-out',
    group: null,
    round: 1,
    sides: [side(blue), side(white)],
    places: [1, 4],
    status: 'playing',
    court,
    startsAt: at('-PT5M'),
    duties: [{ role: 'referee', side: side(green) }],
    result: null,
    score: null,
  },
  {
    id: 'K3-2-1',
    stage: 'knock-out',
    group: null,
    round: 2,
    sides: [side(green), { team: null, from: { loser: 'K1-1-2' } }],
    places: [3, 4],
    status: 'waiting',
    waitsFor: ['K1-1-2'],
    court,
    startsAt: at('PT20M'),
    result: null,
    score: null,
  },
  {
    id: 'K1-2-1',
    stage: 'knock-out',
    group: null,
    round: 2,
    sides: [side(orange), { team: null, from: { winner: 'K1-1-2' } }],
    places: [1, 2],
    status: 'waiting',
    waitsFor: ['K1-1-2'],
    court,
    startsAt: at('PT45M'),
    result: null,
    score: null,
  },
];

/** A tournament of four teams on its day, with the given values instead of the usual ones. */
export const aTournament = (given: Partly<Tournament> = {}): Tournament =>
  exampleOf(
    getTournament.output,
    {
      data: {
        tournament: {
          _id: cupId,
          name: 'Kerstcup',
          sport: 'Futsal',
          startsAt: at('-PT1H'),
          endsAt: at('PT3H'),
          city: 'Utrecht',
          place: 'Sporthal Galgenwaard',
          price: 40,
          entry: 'team',
          teamSize: 8,
          teamsMost: 16,
          teamsLeast: 4,
          stage: 'drawn',
          teams: [orange, blue, white, green].map((team) => aTeam(team)),
          matches: cupMatches,
          places: [],
          ...given,
          terms: {
            format: 'knockOut',
            groups: 2,
            through: 2,
            playOffs: 'third',
            legs: 1,
            rounds: 4,
            sets: null,
            matchMinutes: 20,
            changeMinutes: 5,
            restMinutes: 0,
            courts: [
              { name: court, from: 0, to: 240 },
              { name: 'Veld 2', from: 0, to: 240 },
            ],
            roles: [],
            isQueue: false,
            ...given.terms,
          },
          viewer: { mayLead: false, team: null, isCaptain: false, teamKey: null, mayEnter: [], ...given.viewer },
        },
      },
    } as never,
    instant.toString(),
  ).data.tournament;

/** The same before its matches are drawn. */
export const anOpenTournament = (given: Partly<Tournament> = {}): Tournament =>
  aTournament({ stage: 'open', matches: [], startsAt: at('P9D'), endsAt: at('P9DT4H'), ...given });
