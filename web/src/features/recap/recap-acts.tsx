import type { GameRecap } from '@rondo/contract';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT } from '../../platform/i18n.tsx';
import { ButtonLink, SubmitButton } from '../../ui/button.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { SharePicture } from '../../ui/share-picture.tsx';
import { useAskAgain, useOpenAgain } from './recap-commands.ts';

interface Look {
  variant: 'primary' | 'secondary';
}

/** The button for another game like it, and a picture to share. */
export function RecapActs({ recap, variant }: { recap: GameRecap } & Look) {
  const { t, language } = useI18n();
  const { again } = recap;
  return (
    <Stack gap={8} aria-live="polite">
      {again === 'asked' && <Text>{t('recap.asked')}</Text>}
      <Row gap={10} wrap>
        {recap.next && <NextLink next={recap.next} isHost={recap.isHost} variant={variant} />}
        {again === 'open' && <OpenButton gameId={recap.game._id} variant={variant} />}
        {again === 'ask' && <AskButton gameId={recap.game._id} variant={variant} />}
        {recap.hasPicture && (
          <SharePicture
            address={`/previews/match/${recap.game._id}/recap.png?lang=${language}`}
            words={t('recap.share')}
          />
        )}
      </Row>
      {(again === 'open' || again === 'ask') && (
        <Text size={14} tone="muted">
          {t(again === 'open' ? 'recap.openHint' : 'recap.askHint')}
        </Text>
      )}
    </Stack>
  );
}

function NextLink({ next, isHost, variant }: { next: NonNullable<GameRecap['next']>; isHost: boolean } & Look) {
  const t = useT();
  const formats = useFormats();
  const when = `${formats.day(next.game_date)} ${formats.time(next.game_date)}`;
  return (
    <ButtonLink variant={variant} to={`/match/${next._id}`}>
      {t(next.isIn || isHost ? 'recap.see' : 'recap.join', { when })}
    </ButtonLink>
  );
}

function OpenButton({ gameId, variant }: { gameId: string } & Look) {
  const t = useT();
  const open = useOpenAgain(gameId);
  return (
    <SubmitButton type="button" variant={variant} working={open.isPending} onClick={() => open.mutate()}>
      {t('recap.again')}
    </SubmitButton>
  );
}

function AskButton({ gameId, variant }: { gameId: string } & Look) {
  const t = useT();
  const ask = useAskAgain(gameId);
  return (
    <SubmitButton type="button" variant={variant} working={ask.isPending} onClick={() => ask.mutate()}>
      {t('recap.again')}
    </SubmitButton>
  );
}
