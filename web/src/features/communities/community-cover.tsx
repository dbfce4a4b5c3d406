import type { Community } from '@rondo/contract';
import { sportTable } from '@rondo/rules';
import { Picture } from '../../ui/picture.tsx';
import { Scene } from '../../ui/scene.tsx';

/** The banner of a community, or the picture drawn for it if it has none. */
export function CommunityCover({ community, eager }: { community: Community; eager?: boolean }) {
  const { banner_img: banner, scene, sport } = community;
  const drawn = <Scene game={{ scene, field_type: sportTable[sport].ground }} eager={eager} />;
  return banner ? <Picture src={banner} eager={eager} fallback={drawn} /> : drawn;
}
