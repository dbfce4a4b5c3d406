import { consoleGamesFile } from '@rondo/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { addressOf } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { type ConsoleColumn, ConsoleTable } from '../console-table.tsx';
import classes from '../console.module.css';
import { useListAddress } from '../list-address.ts';
import { OpenButton } from '../open-button.tsx';
import { useDates } from '../use-dates.ts';
import { GameAct, gameActs } from './game-act.tsx';
import { GameSheet } from './game-sheet.tsx';
import { consoleGamesQuery, type ListedGame } from './queries.ts';

const orders = { startsAt: { ascending: 'earliest', descending: 'latest' } } as const;
const figures = ['joined', 'price'];
const idOf = ({ _id }: ListedGame) => _id;
const statuses = ['upcoming', 'played', 'cancelled', 'held'] as const;

/** All games, to find and to open (`?step=game&id=…`). */
export function ConsoleGameList() {
  const t = useT();
  const dates = useDates();
  const address = useListAddress();
  const status = address.chosen('status', statuses);
  // What is over is read from its end.
  const sort = address.chosen('sort', status === 'upcoming' ? ['earliest', 'latest'] : ['latest', 'earliest']);
  const [day, joined] = [address.day(), address.day('joined')];
  const query = { query: address.words, status, sort, ...(day && { day }), ...(joined && { joined }) };
  const list = useQuery(consoleGamesQuery({ ...query, page: address.page }));
  const columns = useColumns();
  const { step, about, go, close } = useUrlStep(['game', ...gameActs], ['id']);
  const game = list.data?.rows.find(({ _id }) => _id === about('id'));
  return (
    <>
      <ConsoleTable
        label={t('console.games.title')}
        address={address}
        search={{ label: t('console.games.search'), placeholder: t('console.games.placeholder') }}
        filters={[
          {
            name: 'status',
            label: t('console.games.status'),
            value: status,
            options: statuses.map((value) => ({ value, label: t(`console.games.${value}`) })),
          },
        ]}
        columns={columns}
        orders={orders}
        order={sort}
        figures={figures}
        idOf={idOf}
        list={list}
        only={
          day
            ? t('operating.only.games', { day: dates.day(day) })
            : joined && t('operating.only.joined', { day: dates.day(joined) })
        }
        file={addressOf(consoleGamesFile, { query })}
        none={{ title: t('console.games.none'), body: t('console.games.noneBody') }}
        failed={t('console.games.failed')}
      />
      {step === 'game' && game && <GameSheet game={game} onAct={(act) => go(act, { id: game._id })} onClose={close} />}
      {step && step !== 'game' && game && <GameAct key={step} act={step} game={game} onClose={close} />}
    </>
  );
}

function useColumns(): ConsoleColumn<ListedGame>[] {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('console.games.name'),
        cell: ({ row: { original: game } }) => (
          <>
            <OpenButton step="game" id={game._id}>
              {game.name}
            </OpenButton>
            {game.featured !== null && <span className={classes.mark}>{t('console.games.isFeatured')}</span>}
            {game.isPrivate && <span className={classes.mark}>{t('console.games.isPrivate')}</span>}
          </>
        ),
      },
      {
        id: 'startsAt',
        header: t('console.games.starts'),
        cell: ({ row }) => dates.moment(row.original.startsAt),
      },
      { id: 'city', header: t('console.games.city'), cell: ({ row }) => row.original.city },
      {
        id: 'status',
        header: t('console.games.status'),
        cell: ({ row }) => t(`games.status.${row.original.status}`),
      },
      {
        id: 'joined',
        header: t('console.games.joined'),
        cell: ({ row }) => `${row.original.joined} / ${row.original.players}`,
      },
      { id: 'price', header: t('console.games.price'), cell: ({ row }) => formats.price(row.original.price) },
      { id: 'organiser', header: t('console.games.organiser'), cell: ({ row }) => row.original.organiser.name },
    ],
    [t, formats, dates],
  );
}
