import type { CallResponse, listTakingOut } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { showBanner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { PersonRow, PersonRows } from '../../ui/person-rows.tsx';
import { useLetBackIn } from './commands.ts';
import { takingOutQuery } from './queries.ts';

type TakenOut = CallResponse<typeof listTakingOut>['data']['takenOut'][number];

/** Players who were taken out of a game and can't join again, for its leaders; nothing if there are none. */
export function TakenOutList({ gameId, isOver }: { gameId: string; isOver: boolean }) {
  const t = useT();
  const { data } = useQuery(takingOutQuery(gameId));
  const takenOut = data?.takenOut ?? [];
  if (takenOut.length === 0) return null;
  return (
    <Stack as="section" above={20}>
      <Text as="h2" below={6} size={20}>
        {t('takingOut.list')}
      </Text>
      <PersonRows>
        {takenOut.map((one) => (
          <Person key={one._id} gameId={gameId} one={one} isOver={isOver} />
        ))}
      </PersonRows>
    </Stack>
  );
}

function Person({ gameId, one, isOver }: { gameId: string; one: TakenOut; isOver: boolean }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const formatName = useFormatName();
  const name = formatName(one.name);
  const letIn = useLetBackIn(gameId, {
    onDone: () => showBanner('success', t('takingOut.letIn.done', { name })),
    onRefused: (error) => showBanner('error', explain(error)),
  });
  return (
    <PersonRow
      name={name}
      about={
        <>
          {t(`takingOut.by.${one.by}`, { when: formats.day(one.at) })}
          {one.reason && ` “${one.reason}”`}
        </>
      }
    >
      {one.mayLetIn && !isOver && (
        <Button
          variant="plain"
          disabled={letIn.isPending}
          aria-label={t('takingOut.letIn.named', { name })}
          onClick={() => letIn.mutate(one._id)}
        >
          {t('takingOut.letIn.act')}
        </Button>
      )}
    </PersonRow>
  );
}
