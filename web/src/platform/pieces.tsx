import { createContext, createElement, lazy, use, useState, type ComponentType, type ReactNode } from 'react';
import { isReachable } from './connection.ts';
import { UntilLoaded } from './until-loaded.tsx';

interface Piece {
  file: string;
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
}

const pieces: Piece[] = [];

/** Receives the file of each piece that is drawn, only while the server renders. */
export const PiecesContext = createContext<((file: string) => void) | null>(null);

/**
 * A part of a page in a file of its own, which the server draws with the rest. Only the HTML of pages that have the part requests its file, so
 * that it is there before the page starts. If the part is needed later, its file has mostly come already: a moment after the first touch, a page loads
 * all of its pieces, and so does every link that leads into the page (decisions/0001-light-first-screen.md).
 * @param file its path below `src`, by which the server finds it in the build
 */
export function piece<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { waiting?: ReactNode }> {
  let loaded: ComponentType<Props> | undefined;
  const loadIt = async () => (loaded = await load());
  const Later = lazy(async () => ({ default: await loadIt() }));
  pieces.push({ file, load: loadIt, isLoaded: () => loaded !== undefined });
  return function Drawn({ waiting, ...props }) {
    use(PiecesContext)?.(file);
    // Keeps the component that it began with, and so its state.
    const [Known] = useState(() => loaded);
    const own = props as unknown as Props;
    if (Known) return createElement(Known, own);
    return <UntilLoaded fallback={waiting}>{createElement<Props>(Later, own)}</UntilLoaded>;
  };
}

/**
 * Loads the pieces of the pages that are loaded, and the pieces within them: all, or those in these files. Without a connection it does nothing,
 * because a browser may remember that a file didn't come.
 */
export async function loadPieces(files?: readonly string[]): Promise<void> {
  if (!isReachable()) return;
  const missing = pieces.filter(({ file, isLoaded }) => !isLoaded() && (files?.includes(file) ?? true));
  const known = pieces.length;
  await Promise.allSettled(missing.map(({ load }) => load()));
  if (pieces.length > known) await loadPieces(files);
}
