import type { Community } from '@rondo/contract';
import { sportTable } from '@rondo/rules';
import { Picture } from '../../ui/picture.tsx';
import { FieldPattern } from '../../ui/sport/field-pattern.tsx';

/** The banner of a community, or the field of its sport if it has none. */
export function CommunityCover({ community, eager }: { community: Community; eager?: boolean }) {
  const field = <FieldPattern sport={community.sport} surface={sportTable[community.sport].ground} />;
  return community.banner_img ? <Picture src={community.banner_img} eager={eager} fallback={field} /> : field;
}
