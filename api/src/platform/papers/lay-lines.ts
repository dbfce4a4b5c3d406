import bidiFactory from 'bidi-js/dist/bidi.mjs';
import { clustersOf, isDrawn } from './faces.ts';

/** A part of a line in one font. */
interface Piece {
  text: string;
  font: string;
  /** The distance from the line's left. */
  x: number;
}

export interface Line {
  /** Ordered from left to right. */
  pieces: Piece[];
  width: number;
}

interface Cluster {
  text: string;
  font: string;
  /** The level of direction: odd for right to left. */
  level: number;
  /** Whether its letters are of a script that a font turns round by itself. */
  turns: boolean;
}

interface Setting {
  /** The font that has a cluster, or a letter; null if none has. */
  fontOf: (cluster: string) => string | null;
  /** The font for what no font has. */
  otherFont: string;
  widthOf: (text: string, font: string) => number;
  room: number;
}

const bidi = bidiFactory();
const turning = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
/** Digits that a font of the script turns round too, though they are written from left to right. */
const figures = /^[\u0660-\u0669\u06F0-\u06F9]/;
const spaces = /^[ \t\r\n]+$/;
/** A line may end between two of these without a space. */
const wide = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * A text in lines that fit, in the order in which its letters stand, whatever direction they are written in (UAX #9). A letter that no font has
 * becomes a question mark.
 */
export function layLines(text: string, setting: Setting): Line[] {
  const lines: Cluster[][] = [[]];
  let width = 0;
  const measure = (clusters: readonly Cluster[]) => widthOf(clusters, setting);
  for (const word of wordsOf(clustersIn(text, setting))) {
    const last = word.at(-1);
    const bare = last && spaces.test(last.text) ? word.slice(0, -1) : word;
    if (width > 0 && width + measure(bare) > setting.room) {
      lines.push([]);
      width = 0;
    }
    for (const part of measure(bare) > setting.room ? word.map((cluster) => [cluster]) : [word]) {
      if (width > 0 && width + measure(part) > setting.room && part !== word) {
        lines.push([]);
        width = 0;
      }
      lines.at(-1)?.push(...part);
      width += measure(part);
    }
  }
  return lines.map((line) => place(line, setting));
}

function clustersIn(text: string, { fontOf, otherFont }: Setting): Cluster[] {
  const clusters = clustersOf(text);
  const { levels } = bidi.getEmbeddingLevels(clusters.join(''));
  let at = 0;
  return clusters.flatMap((cluster): Cluster[] => {
    const level = levels[at] ?? 0;
    at += cluster.length;
    if (spaces.test(cluster)) return [{ text: ' ', font: otherFont, level, turns: false }];
    const known = fontOf(cluster);
    const parts = known === null ? Array.from(cluster).filter(isDrawn) : [Array.from(cluster).filter(isDrawn).join('')];
    return parts.map((part) => {
      const font = known ?? fontOf(part);
      return { text: font === null ? '?' : part, font: font ?? otherFont, level, turns: turning.test(part) };
    });
  });
}

/** Splits into words with the space after them, and letters that may stand alone on a line. */
function wordsOf(clusters: readonly Cluster[]): Cluster[][] {
  const words: Cluster[][] = [];
  clusters.forEach((cluster, at) => {
    const before = clusters[at - 1];
    const isNext = before && (spaces.test(before.text) || wide.test(before.text) || wide.test(cluster.text));
    if (before && (!isNext || spaces.test(cluster.text))) words.at(-1)?.push(cluster);
    else words.push([cluster]);
  });
  return words;
}

/** Joins clusters that can be written at once. */
function runsOf(clusters: readonly Cluster[]): Cluster[] {
  const runs: Cluster[] = [];
  for (const cluster of clusters) {
    const last = runs.at(-1);
    const goesOn = last?.font === cluster.font && last.level === cluster.level && last.turns === cluster.turns;
    // What is written leftwards and isn't turned by its font stands alone, so that `turnRound` can turn it.
    const isAlone = figures.test(cluster.text) || (cluster.level % 2 === 1 && !cluster.turns);
    if (last && goesOn && !isAlone) last.text += cluster.text;
    else runs.push({ ...cluster });
  }
  return runs;
}

const widthOf = (clusters: readonly Cluster[], setting: Setting): number =>
  runsOf(clusters).reduce((sum, { text, font }) => sum + setting.widthOf(text, font), 0);

function place(line: readonly Cluster[], setting: Setting): Line {
  const end = line.findLastIndex(({ text }) => !spaces.test(text)) + 1;
  let x = 0;
  const pieces = turnRound(runsOf(line.slice(0, end))).map(({ text, font, level, turns }) => {
    const drawn = level % 2 === 1 && !turns ? (bidi.getMirroredCharacter(text) ?? text) : text;
    const piece = { text: drawn, font, x };
    x += setting.widthOf(drawn, font);
    return piece;
  });
  return { pieces, width: x };
}

/** From the highest level down, runs on that level or above are reversed. */
function turnRound(runs: readonly Cluster[]): Cluster[] {
  const turned = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let from = 0; from < turned.length; from += 1) {
      let to = from;
      while ((turned[to]?.level ?? -1) >= level) to += 1;
      if (to - from > 1) turned.splice(from, to - from, ...turned.slice(from, to).toReversed());
      from = Math.max(from, to - 1);
    }
  return turned;
}
