import type { Language } from '@rondo/rules';
import type { DehydratedState } from '@tanstack/react-query';
import type { ColorScheme } from './color-scheme.ts';
import type { Settings } from './settings.tsx';

/** The state that the server passes to the browser as JSON in the page. */
export interface InitialState {
  language: Language;
  colorScheme: ColorScheme;
  /** The server's clock when it rendered, ISO 8601. */
  now: string;
  settings: Settings;
  /** The files of the pieces that the server has drawn (pieces.tsx). */
  pieces: readonly string[];
  queries: DehydratedState;
}

export const initialStateId = 'rondo-state';
