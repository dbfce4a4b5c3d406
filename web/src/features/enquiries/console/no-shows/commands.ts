import type { CallArguments, decideNoShow as DecideNoShow, ListedNoShow } from '@rondo/contract';
import { decideNoShow } from '@rondo/contract/calls';
import { call } from '../../../../platform/api.ts';

export type Decision = CallArguments<typeof DecideNoShow>['body']['act'];

export async function decide(
  { _id: id }: ListedNoShow,
  act: Decision,
  { reason, key }: { reason: string; key: string },
): Promise<ListedNoShow> {
  return (await call(decideNoShow, { params: { id }, body: { act, reason }, idempotencyKey: key })).data.noShow;
}
