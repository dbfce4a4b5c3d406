import * as contract from '@rondo/contract';
import type { Plugin } from 'vite';
import { formOf } from './call-form.ts';

const calls = new Map<string, unknown>(Object.entries(contract));

/**
 * Browsers need a call's method and path, not its schemas: `@rondo/contract/calls` is typed as the whole contract, and
 * bundled as these few fields. It keeps zod (28 kB compressed) out of the first screen. Each call is a module, so that the
 * first screen has only its own (decisions/0001-light-first-screen.md).
 */
export const contractCalls = () => callModules('contract-calls', '@rondo/contract/calls', slimCall);

/**
 * The same with the rules of each field as `form`: `@rondo/contract/forms`, for forms that make the call
 * (decisions/0088-one-description-of-a-form.md).
 */
export const contractForms = () =>
  callModules('contract-forms', '@rondo/contract/forms', (call) => ({ ...slimCall(call), form: formOf(call) }));

function slimCall({ method, path, idempotent, input }: contract.Call) {
  return { method, path, idempotent, input: { file: input.file, files: input.files } };
}

/** Makes a module of each call that is imported from `source`, with the code that `write` returns for it. */
function callModules(name: string, source: string, write: (call: contract.Call) => object): Plugin {
  const resolved = `\0${name}/`;
  const imports = new RegExp(`import \\{([^}]*)\\} from ['"]${source}['"]`, 'g');
  return {
    name,
    enforce: 'pre',
    transform: {
      filter: { code: source },
      handler: (code) => code.replaceAll(imports, (_, names: string) => importEach(source, names)),
    },
    resolveId: (id) => (id.startsWith(`${source}/`) ? id.replace(`${source}/`, resolved) : undefined),
    load: (id) => {
      if (!id.startsWith(resolved)) return undefined;
      const called = id.slice(resolved.length);
      return `export const ${called} = ${JSON.stringify(write(calls.get(called) as contract.Call))};`;
    },
  };
}

function importEach(source: string, names: string): string {
  const specifiers = names.split(',').map((name) => name.trim());
  return specifiers
    .filter((specifier) => specifier !== '' && !specifier.startsWith('type '))
    .map((specifier) => `import { ${specifier} } from '${source}/${specifier.split(' ')[0]}'`)
    .join('; ');
}
