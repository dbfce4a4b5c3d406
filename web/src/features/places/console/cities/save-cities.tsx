import { replaceCities } from '@rondo/contract/forms';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { consoleCitiesQuery } from './queries.ts';

interface Props {
  draft: { from: string[]; to: string[] };
  onSaved: () => void;
  onClose: () => void;
}

/** Saves the list of preferred cities, with the reason. */
export function SaveCities({ draft, onSaved, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const dropped = draft.from.filter((name) => !draft.to.includes(name));
  return (
    <ReasonSheet
      call={replaceCities}
      title={t('running.cities.saveTitle')}
      body={t('running.cities.saveBody')}
      action={t('running.cities.save')}
      act={async (reason, idempotencyKey) => {
        try {
          return await call(replaceCities, { body: { ...draft, reason }, idempotencyKey });
        } catch (error) {
          // Loads the list that another admin has saved meanwhile.
          if (error instanceof ApiError && error.code === 'cities_changed')
            void client.invalidateQueries(consoleCitiesQuery);
          throw error;
        }
      }}
      onDone={({ data }) => {
        client.setQueryData(consoleCitiesQuery.queryKey, data);
        void client.invalidateQueries({ queryKey: ['places'] });
        onSaved();
        onClose();
      }}
      onClose={onClose}
    >
      <ol>
        {draft.to.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      {dropped.length > 0 && <p>{t('running.cities.dropped', { names: dropped.join(', ') })}</p>}
    </ReasonSheet>
  );
}
