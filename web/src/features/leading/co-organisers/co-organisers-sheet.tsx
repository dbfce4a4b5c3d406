import type { CoOrganiser, GameDetails } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { useTypedState } from '../../../platform/typed.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { type Scope, ScopeChoice } from '../../../ui/scope-choice.tsx';
import classes from './co-organisers.module.css';
import { NamingForm } from './naming-form.tsx';
import { useDropCoOrganiser } from './commands.ts';
import { coOrganisersQuery } from './queries.ts';
import { Rights } from './rights.tsx';

/** The co-organisers of a game and their rights, for its organiser (product.md#co-organisers). */
export function CoOrganisersSheet({ game, onClose }: { game: GameDetails; onClose: () => void }) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(coOrganisersQuery(game._id));
  /** The co-organiser whose rights are changed; `new` to name another. */
  const [editing, setEditing] = useTypedState<CoOrganiser | 'new' | null>('editing', null);
  if (editing !== null)
    return <NamingForm game={game} known={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />;
  const isFull = data !== undefined && data.coOrganisers.length >= data.most;
  return (
    <Sheet
      open
      title={t('coLeading.coOrganisers.title')}
      onClose={onClose}
      footer={
        data &&
        !isFull && (
          <Button onClick={() => setEditing('new')}>
            <Icon name="plus" size={18} />
            {t('coLeading.coOrganisers.add')}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <Text tone="muted">{t('coLeading.coOrganisers.intro')}</Text>
        {error && !data ? (
          <ErrorState
            title={t('coLeading.coOrganisers.failed')}
            message={explain(error)}
            onRetry={() => void refetch()}
          />
        ) : !data ? (
          <Loading>
            <Skeleton height={160} />
          </Loading>
        ) : data.coOrganisers.length === 0 ? (
          <p>{t('coLeading.coOrganisers.none')}</p>
        ) : (
          <Stack as="ul" gap={16}>
            {data.coOrganisers.map((one) => (
              <Named key={one._id} game={game} one={one} onChange={() => setEditing(one)} />
            ))}
          </Stack>
        )}
        {isFull && <Note>{t('coLeading.coOrganisers.full')}</Note>}
      </Stack>
    </Sheet>
  );
}

function Named({ game, one, onChange }: { game: GameDetails; one: CoOrganiser; onChange: () => void }) {
  const { t, explain } = useI18n();
  const formatName = useFormatName();
  const name = one.person ? formatName(one.person.name) : (one.address ?? '');
  const following = game.series?.following ?? 0;
  const [isAsking, setAsking] = useTypedState('isAsking', false);
  const [scope, setScope] = useTypedState<Scope>('scope', 'one');
  const drop = useDropCoOrganiser(game._id, {
    onDone: () => showBanner('success', t('coLeading.coOrganisers.removed', { name })),
    onRefused: (error) => showBanner('error', explain(error)),
  });
  const remove = () => (following > 0 && !isAsking ? setAsking(true) : drop.mutate({ id: one._id, scope }));
  return (
    <Stack as="li" gap={10} className={classes.named}>
      <Row gap={12} align="center">
        {one.person ? <Avatar name={name} photo={one.person.photo} size={40} /> : <Icon name="mail" size={24} />}
        <Text as="strong" shrinks breaks>
          {name}
        </Text>
      </Row>
      <Rights rights={one.rights} />
      {isAsking && (
        <ScopeChoice
          legend={t('coLeading.coOrganisers.removedAll', { name })}
          following={following}
          value={scope}
          onChange={setScope}
        />
      )}
      <Row gap={8} wrap>
        <Button
          variant="secondary"

          aria-label={t('coLeading.coOrganisers.changeNamed', { name })}
          onClick={onChange}
        >
          {t('coLeading.coOrganisers.change')}
        </Button>
        <Button
          variant="danger"

          disabled={drop.isPending}
          aria-label={t('coLeading.coOrganisers.removeNamed', { name })}
          onClick={remove}
        >
          {t('coLeading.coOrganisers.remove')}
        </Button>
      </Row>
    </Stack>
  );
}
