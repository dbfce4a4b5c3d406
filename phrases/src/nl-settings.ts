import type { settingsPart as en } from './en-settings.ts';
import { editProfile } from './nl/edit-profile.ts';
import { settings } from './nl/settings.ts';
import type { Shape } from './translate.ts';

/** Dutch, for pages where somebody changes their profile and settings, takes their data along, or leaves. */
export const settingsPart = { editProfile, settings } satisfies Shape<typeof en>;
