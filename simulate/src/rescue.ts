import { type RescueLimits, rescueLimits } from '@rondo/rules/rescue';
import { playSeason, type Season } from './rescue-season.ts';
import { makeTown, type Town, type TownOptions } from './rescue-town.ts';

const usualTown: TownOptions = { seed: 1, people: 2000, gamesPerWeek: 40, weeks: 16 };

/** Assumed, because nobody knows it yet: the chance that somebody accepts who lives next door, can come, and was told of nothing lately. */
const chances = [0.01, 0.02, 0.05, 0.1];

/** The effect of rescue on a season: shares of its games, and messages per person and week. */
export interface JudgedRescue {
  games: number;
  /** Games that lacked a few players, and how many of them were played. */
  short: number;
  shortPlayed: { without: number; with: number };
  played: { without: number; with: number };
  messagesPerWeek: number;
  /** Of the messages, those that brought somebody, and those accepted too late. */
  joined: number;
  late: number;
}

/** @param without the same town's season without rescue */
export function judgeRescue(
  town: Town & { weeks: number },
  without: Season,
  chance: number,
  limits: RescueLimits = rescueLimits,
): JudgedRescue {
  const season = playSeason(town, { chance, limits });
  const of = ({ played }: Season) => [...without.short].filter((game) => played.has(game)).length;
  return {
    games: town.games.filter(({ startsAt }) => startsAt >= town.countedFrom).length,
    short: without.short.size,
    shortPlayed: { without: of(without), with: of(season) },
    played: { without: without.played.size, with: season.played.size },
    messagesPerWeek: season.messages / town.people.length / town.weeks,
    joined: season.joined / season.messages,
    late: season.late / season.messages,
  };
}

export const townOf = (options: Partial<TownOptions>) => {
  const all = { ...usualTown, ...options };
  return { ...makeTown(all), weeks: all.weeks };
};

/** Two tables: the effect of rescue at several chances, and the effect of other limits. */
export function simulateRescue(seeds: number): string {
  const towns = Array.from({ length: seeds }, (_, at) => townOf({ seed: at + 1 }));
  const bare = towns.map((town) => playSeason(town, null));
  const judge = (chance: number, limits?: Partial<RescueLimits>) =>
    meanOf(
      towns.map((town, at) =>
        judgeRescue(town, bare[at] ?? playSeason(town, null), chance, { ...rescueLimits, ...limits }),
      ),
    );
  const { toldPerMissing, waveHours, waves } = rescueLimits;
  const others: Partial<RescueLimits>[] = [
    {},
    ...[4, 8, 16].map((told) => ({ toldPerMissing: told })),
    ...[1, 6].map((hours) => ({ waveHours: hours })),
    ...[2, 4, 8].map((count) => ({ waves: count })),
    { toldPerMissing: 8, waves: 4 },
    { toldPerMissing: 4, waves: 8 },
  ];
  const { people, gamesPerWeek, weeks } = usualTown;
  return [
    `Over ${seeds} seeds of a town of ${people} people with ${gamesPerWeek} games a week for ${weeks} weeks.`,
    '',
    '| Chance of a yes | Short games | Played without | With rescue | All games played without | With rescue | Messages a person a week | Brought a player | Yes, too late |',
    '|---|---|---|---|---|---|---|---|---|',
    ...chances.map((chance) => {
      const { games, short, shortPlayed, played, messagesPerWeek, joined, late } = judge(chance);
      return `| ${percent(chance, 0)} | ${percent(short / games)} | ${percent(shortPlayed.without / short)} | ${percent(shortPlayed.with / short)} | ${percent(played.without / games)} | ${percent(played.with / games)} | ${messagesPerWeek.toFixed(2)} | ${percent(joined)} | ${percent(late)} |`;
    }),
    '',
    '| Told for each missing, hours between waves, waves | Short games played at 2 % | Messages a person a week | Short games played at 5 % | Messages a person a week |',
    '|---|---|---|---|---|',
    ...others.map((limits) => {
      const all = { toldPerMissing, waveHours, waves, ...limits };
      const cells = [0.02, 0.05].map((chance) => {
        const { short, shortPlayed, messagesPerWeek } = judge(chance, limits);
        return `${percent(shortPlayed.with / short)} | ${messagesPerWeek.toFixed(2)}`;
      });
      return `| ${all.toldPerMissing}, ${all.waveHours}, ${all.waves} | ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits)} %`;

function meanOf(all: readonly JudgedRescue[]): JudgedRescue {
  const mean = (of: (one: JudgedRescue) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  return {
    games: mean(({ games }) => games),
    short: mean(({ short }) => short),
    shortPlayed: {
      without: mean(({ shortPlayed }) => shortPlayed.without),
      with: mean(({ shortPlayed }) => shortPlayed.with),
    },
    played: { without: mean(({ played }) => played.without), with: mean(({ played }) => played.with) },
    messagesPerWeek: mean(({ messagesPerWeek }) => messagesPerWeek),
    joined: mean(({ joined }) => joined),
    late: mean(({ late }) => late),
  };
}
