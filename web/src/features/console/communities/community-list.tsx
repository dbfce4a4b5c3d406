import { consoleCommunitiesFile } from '@rondo/contract/calls';
import { sports } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressOf } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { Button } from '../../../ui/button.tsx';
import { type ConsoleColumn, ConsoleTable } from '../console-table.tsx';
import classes from '../console.module.css';
import { useListAddress } from '../list-address.ts';
import { OpenButton } from '../open-button.tsx';
import { useDates } from '../use-dates.ts';
import { communityActs } from './community-act.tsx';
import { NewCommunity } from './new-community.tsx';
import { OneCommunity } from './one-community.tsx';
import { type ConsoleCommunity, consoleCommunitiesQuery } from './queries.ts';

const orders = {
  name: { ascending: 'name' },
  members: { descending: 'members' },
  createdAt: { ascending: 'oldest', descending: 'newest' },
} as const;
const figures = ['members', 'pending', 'admins', 'games', 'createdAt'];
const kinds = ['public', 'private', 'featured'] as const;
const idOf = ({ _id }: ConsoleCommunity) => _id;

/** Communities, to make, to open (`?step=community&id=…`) and to change. */
export function ConsoleCommunityList() {
  const t = useT();
  const address = useListAddress();
  const kind = address.chosen('kind', ['', ...kinds]);
  const sport = address.chosen('sport', ['', ...sports]);
  const sort = address.chosen('sort', ['members', 'name', 'newest', 'oldest']);
  const query = { query: address.words, sort, ...(kind && { kind }), ...(sport && { sport }) };
  const list = useQuery(consoleCommunitiesQuery({ ...query, page: address.page }));
  const columns = useColumns();
  const { step, about, open, go, close } = useUrlStep(['new', 'community', ...communityActs], ['id', 'admin']);
  const id = about('id');
  return (
    <>
      <div className={classes.lineActs}>
        <Button onClick={() => open('new')}>{t('running.communities.new')}</Button>
      </div>
      <ConsoleTable
        label={t('running.communities.title')}
        address={address}
        search={{ label: t('running.communities.search'), placeholder: t('running.communities.placeholder') }}
        filters={[
          {
            name: 'kind',
            label: t('running.communities.kind'),
            value: kind,
            options: [
              { value: '', label: t('running.communities.all') },
              ...kinds.map((value) => ({ value, label: t(`running.communities.kinds.${value}`) })),
            ],
          },
          {
            name: 'sport',
            label: t('running.communities.sport'),
            value: sport,
            options: [
              { value: '', label: t('running.communities.allSports') },
              ...sports.map((value) => ({ value, label: t(`games.sport.${value}`) })),
            ],
          },
        ]}
        columns={columns}
        orders={orders}
        order={sort}
        figures={figures}
        idOf={idOf}
        list={list}
        file={addressOf(consoleCommunitiesFile, { query })}
        none={{ title: t('running.communities.none'), body: t('running.communities.noneBody') }}
        failed={t('running.communities.failed')}
      />
      {step === 'new' && <NewCommunity onMade={(made) => go('community', { id: made })} onClose={close} />}
      {step && step !== 'new' && id && (
        <OneCommunity
          id={id}
          act={step === 'community' ? null : step}
          adminId={about('admin')}
          onAct={(act, admin) => go(act, { id, admin: admin ?? null })}
          onBack={() => go('community', { id })}
          onClose={close}
        />
      )}
    </>
  );
}

function useColumns(): ConsoleColumn<ConsoleCommunity>[] {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('running.communities.name'),
        cell: ({ row: { original: community } }) => (
          <>
            <OpenButton step="community" id={community._id}>
              {community.name}
            </OpenButton>
            {community.isFeatured && <span className={classes.mark}>{t('running.communities.isFeatured')}</span>}
            {community.isPrivate && <span className={classes.mark}>{t('running.communities.isPrivate')}</span>}
          </>
        ),
      },
      { id: 'code', header: t('running.communities.code'), cell: ({ row }) => row.original.shortCode },
      { id: 'city', header: t('running.communities.city'), cell: ({ row }) => row.original.city },
      {
        id: 'sport',
        header: t('running.communities.sport'),
        cell: ({ row }) => t(`games.sport.${row.original.sport}`),
      },
      ...(['members', 'pending', 'admins', 'games'] as const).map((id) => ({
        id,
        header: t(`running.communities.${id}`),
        cell: ({ row }: { row: { original: ConsoleCommunity } }) => formats.number(row.original[id]),
      })),
      {
        id: 'createdAt',
        header: t('running.communities.made'),
        cell: ({ row }) => dates.day(row.original.createdAt),
      },
    ],
    [t, formats, dates],
  );
}
