import type { Row } from './table.ts';
export async function benchWeb(): Promise<Row[]> {
  return [];
}
