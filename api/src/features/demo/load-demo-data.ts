import type { Context } from '../../platform/serve.ts';

export const demoPassword = 'Rondo2026!';
export const demoAccounts = [{ email: 'player@rondo.test' }];

export async function loadDemoData(_context: Context): Promise<void> {}
