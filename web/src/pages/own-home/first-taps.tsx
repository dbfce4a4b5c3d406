import type { OwnHome } from '@rondo/contract';
import { sports } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSaveSettings } from '../../features/accounts/settings/settings-commands.ts';
import { settingsQuery } from '../../features/accounts/settings/settings-queries.ts';
import { preferredCitiesQuery } from '../../features/places/queries.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { ToggleChip } from '../../ui/chips.tsx';
import { ChipRow, FieldGroup } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import { useNotSaved } from '../../ui/use-not-saved.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';

/** As many towns as fit a phone's few lines; the settings have them all. */
const towns = 8;

/** Asks a newcomer where and what they play: two presses, after which the games below are theirs (product.md#for-you). */
export default function FirstTaps({ asks }: { asks: OwnHome['forYou']['asks'] }) {
  const [asked] = useState(asks);
  return (
    <Card>
      <Stack gap={16}>
        {asked.city && <Town />}
        {asked.sports && <Sports />}
      </Stack>
    </Card>
  );
}

function Town() {
  const t = useT();
  const { data } = useQuery(settingsQuery);
  const { data: cities = [] } = useQuery(preferredCitiesQuery({}));
  const save = useSaveSettings();
  const refused = useNotSaved(save);
  const chosen = save.isPending ? save.variables.homeCity : data?.homeCity;
  return (
    <FieldGroup legend={t('ownHome.newcomer.town')} error={refused}>
      <ChipRow>
        {cities.slice(0, towns).map(({ name }) => (
          <ToggleChip
            key={name}
            pressed={name === chosen}
            disabled={!data}
            onToggle={() => save.mutate({ homeCity: name === chosen ? null : name })}
          >
            {name}
          </ToggleChip>
        ))}
        <Link to="/settings#playing" className="link">
          {t('ownHome.newcomer.otherTown')}
        </Link>
      </ChipRow>
    </FieldGroup>
  );
}

function Sports() {
  const t = useT();
  const { data } = useQuery(settingsQuery);
  const save = useSaveSettings();
  const refused = useNotSaved(save);
  const liked = (save.isPending ? save.variables.likedSports : data?.likedSports) ?? [];
  return (
    <FieldGroup legend={t('ownHome.newcomer.sports')} error={refused}>
      <ChipRow>
        {sports.map((sport) => (
          <ToggleChip
            key={sport}
            pressed={liked.includes(sport)}
            disabled={!data}
            onToggle={() =>
              save.mutate({
                likedSports: liked.includes(sport) ? liked.filter((one) => one !== sport) : [...liked, sport],
              })
            }
          >
            <SportMark sport={sport} size={18} />
            {t(`games.sport.${sport}`)}
          </ToggleChip>
        ))}
      </ChipRow>
    </FieldGroup>
  );
}
