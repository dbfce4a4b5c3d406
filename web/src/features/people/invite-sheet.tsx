import type { Partner } from '@rondo/contract';
import { invitationsMax } from '@rondo/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useI18n, useT, WithPhrases } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { useTypedState } from '../../platform/typed.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { useRefusal } from '../../ui/use-refusal.ts';
import classes from './people.module.css';
import { partnersQuery } from './queries.ts';
import { useInvite } from './use-invite.ts';

interface Props {
  gameId: string;
  onClose: () => void;
}

const phrases = ['people'] as const;

/** Chooses partners to invite, the most frequent first. */
export default function InviteSheet(props: Props) {
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <Inviting {...props} />
    </WithPhrases>
  );
}

function Inviting({ gameId, onClose }: Props) {
  const { t, explain } = useI18n();
  const list = useInfiniteQuery(partnersQuery(gameId));
  const [chosen, setChosen] = useTypedState<readonly string[]>('chosen', []);
  const refusal = useRefusal();
  const invite = useInvite(gameId, { onDone: onClose, onRefused: refusal.refuse });
  const partners = list.data?.pages.flatMap((page) => page.partners) ?? [];
  if (list.isPending || list.isError || partners.length === 0)
    return (
      <Sheet open title={t('people.invite.title')} onClose={onClose}>
        {list.isError ? (
          <ErrorState message={explain(list.error)} onRetry={() => void list.refetch()} />
        ) : list.isPending ? (
          <Loading>
            <Skeleton height={240} />
          </Loading>
        ) : (
          <p>{t('people.invite.none')}</p>
        )}
      </Sheet>
    );
  const isFull = chosen.length >= invitationsMax.atOnce;
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return (
    <FormSheet
      title={t('people.invite.title')}
      action={chosen.length === 0 ? t('people.invite.choose') : t('people.invite.submit', { count: chosen.length })}
      cancel={t('people.invite.cancel')}
      working={invite.isPending}
      refusal={refusal}
      onSubmit={() => chosen.length > 0 && invite.mutate(chosen)}
      onClose={onClose}
    >
      <Text size={14} tone="muted">
        {t('people.invite.body')} {isFull && <strong>{t('people.invite.most')}</strong>}
      </Text>
      <Stack as="ul" className={classes.choices}>
        {partners.map((partner) => (
          <li key={partner._id}>
            <Checkbox
              label={<Choice partner={partner} />}
              checked={chosen.includes(partner._id)}
              disabled={partner.invitation !== 'sent' || (isFull && !chosen.includes(partner._id))}
              onChange={() => toggle(partner._id)}
            />
          </li>
        ))}
      </Stack>
      <LoadMore label={t('people.partners.more')} list={list} />
    </FormSheet>
  );
}

function Choice({ partner: { name, photo, games, invitation } }: { partner: Partner }) {
  const t = useT();
  const formatName = useFormatName();
  return (
    <Row as="span" gap={12} align="center">
      <Avatar name={formatName(name)} photo={photo} size={40} />
      <Stack as="span" shrinks>
        <span className={classes.name}>{formatName(name)}</span>
        <Text as="span" size={14} tone="muted" className="numbers">
          {invitation === 'sent' || invitation === null
            ? t('people.partners.games', { count: games })
            : t(`people.invite.outcome.${invitation}`)}
        </Text>
      </Stack>
    </Row>
  );
}
