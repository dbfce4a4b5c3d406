import * as contract from '@rondo/contract';
import type { Plugin } from 'vite';

const source = '@rondo/contract/calls';
const resolved = '\0contract-calls';

/**
 * Browsers need a call's method and path, not its schemas: `@rondo/contract/calls` is typed as the whole contract, and
 * bundled as these few fields. It keeps zod (28 kB compressed) out of the first screen; forms that validate import
 * their schema from `@rondo/contract` in their own chunk.
 */
export function contractCalls(): Plugin {
  return {
    name: 'contract-calls',
    enforce: 'pre',
    resolveId: (id) => (id === source ? resolved : undefined),
    load: (id) => (id === resolved ? slimCalls() : undefined),
  };
}

function slimCalls(): string {
  return Object.entries(contract)
    .flatMap(([name, value]) => {
      if (typeof value !== 'object' || !('method' in value) || !('path' in value) || !('input' in value)) return [];
      const { method, path, idempotent, input } = value as contract.Call;
      return `export const ${name} = ${JSON.stringify({ method, path, idempotent, input: { file: input.file } })};`;
    })
    .join('\n');
}
