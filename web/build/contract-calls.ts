import * as contract from '@rondo/contract';
import type { Plugin } from 'vite';

const source = '@rondo/contract/calls';
const resolved = '\0contract-calls/';
const calls = new Map<string, unknown>(Object.entries(contract));
const imports = /import \{([^}]*)\} from ['"]@rondo\/contract\/calls['"]/g;

/**
 * Browsers need a call's method and path, not its schemas: `@rondo/contract/calls` is typed as the whole contract, and
 * bundled as these few fields. It keeps zod (28 kB compressed) out of the first screen; forms that validate import
 * their schema from `@rondo/contract` in their own chunk. Each call is a module, so that the first screen has only its own
 * (decisions/0001-light-first-screen.md).
 */
export function contractCalls(): Plugin {
  return {
    name: 'contract-calls',
    enforce: 'pre',
    transform: {
      filter: { code: source },
      handler: (code) => code.replaceAll(imports, (_, names: string) => importEach(names)),
    },
    resolveId: (id) => (id.startsWith(`${source}/`) ? id.replace(`${source}/`, resolved) : undefined),
    load: (id) => (id.startsWith(resolved) ? slimCall(id.slice(resolved.length)) : undefined),
  };
}

function importEach(names: string): string {
  const specifiers = names.split(',').map((name) => name.trim());
  return specifiers
    .filter((specifier) => specifier !== '' && !specifier.startsWith('type '))
    .map((specifier) => `import { ${specifier} } from '${source}/${specifier.split(' ')[0]}'`)
    .join('; ');
}

function slimCall(name: string): string {
  const { method, path, idempotent, input } = calls.get(name) as contract.Call;
  return `export const ${name} = ${JSON.stringify({ method, path, idempotent, input: { file: input.file, files: input.files } })};`;
}
