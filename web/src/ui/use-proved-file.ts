import { askForProof } from '@rondo/contract/calls';
import type { MouseEvent } from 'react';
import { call } from '../platform/api.ts';
import { useI18n } from '../platform/i18n.tsx';
import { showBanner } from './banner.tsx';

/**
 * For a link to a file for which users must have proved who they are. The browser fetches the file by itself, so nothing could ask them at that
 * moment.
 * @returns the handler of a press on the link
 */
export function useProvedFile(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { explain } = useI18n();
  return (event) => {
    event.preventDefault();
    const { href, download } = event.currentTarget;
    call(askForProof).then(
      () => Object.assign(document.createElement('a'), { href, download }).click(),
      (error: unknown) => showBanner('error', explain(error)),
    );
  };
}
