import type { Community } from '@rondo/contract';
import type { Surface } from '@rondo/rules';
import { Picture } from '../../ui/picture.tsx';
import { FieldPattern } from '../../ui/sport/field-pattern.tsx';

const grounds: Record<Community['sport'], Surface> = {
  Football: 'Grass',
  Futsal: 'Indoors',
  Volleyball: 'Sand',
  Basketball: 'Indoors',
  'Martial arts': 'Indoors',
  'Health & fitness': 'Indoors',
};

/** The banner of a community; without one, the field of its sport. */
export function CommunityCover({ community, eager }: { community: Community; eager?: boolean }) {
  const field = <FieldPattern sport={community.sport} surface={grounds[community.sport]} />;
  return community.banner_img ? <Picture src={community.banner_img} eager={eager} fallback={field} /> : field;
}
