import type { BackUpSettings } from '../../platform/settings/back-up-settings.ts';
import { bucketStore } from './bucket.ts';
import { folderStore } from './folder.ts';
import type { BackUpStore } from './provider.ts';

export const openBackUpStore = ({ place }: BackUpSettings): BackUpStore =>
  'folder' in place ? folderStore(place.folder) : bucketStore(place.bucket, place.prefix);
