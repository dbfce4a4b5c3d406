import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import './theme/mantine.css';
import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/**
 * Mantine's heavier components, for lazy pages only: wrap the page in `<Mantine>`, and import each component's own
 * `@mantine/core/styles/Name.layer.css` beside it. They use the page's own colours (theme/mantine.css).
 */
const theme = createTheme({
  primaryColor: 'turf',
  primaryShade: 6,
  autoContrast: true,
  colors: {
    turf: [
      '#e0f7e9',
      '#c2efd3',
      '#96e4b5',
      '#64d994',
      '#3fd07e',
      '#2bcd72',
      '#1fcb6b',
      '#12994d',
      '#08703a',
      '#0b3d24',
    ],
  },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-display)' },
  defaultRadius: '12px',
  cursorType: 'pointer',
  focusRing: 'auto',
});

const nonce = () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateCssVariables={false}
      // The page itself sets the scheme's attribute (platform/color-scheme.ts).
      getRootElement={() => undefined}
      getStyleNonce={nonce}
    >
      {children}
    </MantineProvider>
  );
}
