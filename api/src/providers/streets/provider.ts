import type { Readable } from 'node:stream';

/** A part of the archive, which may be shorter than asked for at its end. */
export interface ArchivePart {
  /** A stream starts reading only when somebody takes from it. */
  body: Buffer | Readable;
  /** The number of bytes in the part. */
  length: number;
  /** The size of the whole archive in bytes. */
  size: number;
  /** Names this version of the archive, for `ETag`. */
  version: string;
}

/** The port to an operator's vector map: one archive in the format PMTiles 3, read in parts (decisions/0048-streets.md). */
export interface StreetArchive {
  /**
   * The bytes from `start` to `end`, both included; none beyond the archive's end.
   * @throws StreetsError if it can't be reached or isn't such an archive
   */
  read(start: number, end: number): Promise<ArchivePart>;
  /** Whether this part can be read without asking another machine. */
  isAtHand(start: number, end: number): boolean;
  close(): Promise<void>;
}

/** A part that came from another machine. */
export interface FarPart extends ArchivePart {
  body: Buffer;
}

/** An archive on another machine. */
export interface FarArchive {
  /** Reads as `StreetArchive` does. */
  read(start: number, end: number): Promise<FarPart>;
  close(): Promise<void>;
}

/** The archive could not be read; the message says why, for the log. */
export class StreetsError extends Error {
  override name = 'StreetsError';
}

/** The length of an archive's beginning: its header, and the directory that leads to every tile. */
export const beginningBytes = 16_384;

/** Why these first bytes don't belong to a vector map that Rondo can draw; null if they do. */
export function whyNotStreets(first: Buffer): string | null {
  if (first.subarray(0, 7).toString('latin1') !== 'PMTiles') return 'it is not a PMTiles archive';
  if (first[7] !== 3) return 'it is not PMTiles version 3';
  return first[99] === 1 ? null : 'its tiles are not vector tiles (MVT)';
}
