import type { Tournament } from '@rondo/contract';
import { callMatch } from '@rondo/contract/calls';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/form.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { useNames } from '../names.ts';
import { useAct } from '../use-act.ts';
import classes from './queue.module.css';

/** Courts that call their next match: a press on a free one. */
export function Queue({ tournament }: { tournament: Tournament }) {
  const t = useT();
  return (
    <Stack as="section" gap={8}>
      <Text as="h2" size={20}>
        {t('tournamentLeading.queue.title')}
      </Text>
      <ul className={classes.courts}>
        {tournament.terms.courts.map(({ name }) => (
          <li key={name} className={classes.court}>
            <Court tournament={tournament} court={name} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Court({ tournament, court }: { tournament: Tournament; court: string }) {
  const t = useT();
  const names = useNames(tournament);
  const { _id: id, matches } = tournament;
  const { act, working, refusal } = useAct(
    id,
    () => call(callMatch, { params: { id }, body: { court } }),
    ({ data }) => {
      if (data.match === null) showBanner('info', t('tournamentLeading.queue.none'));
    },
  );
  const playing = matches.find((match) => match.court === court && match.status === 'playing');
  return (
    <Stack gap={8} {...refusal.form}>
      <Row gap={8} justify="between" align="baseline" wrap>
        <strong>{court}</strong>
        <Text as="span" size={15} tone="muted" breaks>
          {playing ? names.whole(playing) : t('tournamentLeading.queue.free')}
        </Text>
      </Row>
      {!playing && (
        <SubmitButton type="button" variant="secondary" wide working={working} onClick={() => act(undefined)}>
          {t('tournamentLeading.queue.call', { court })}
        </SubmitButton>
      )}
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
    </Stack>
  );
}
