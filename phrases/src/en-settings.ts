import { editProfile } from './en/edit-profile.ts';
import { settings } from './en/settings.ts';

/** For pages where somebody changes their profile and settings, takes their data along, or leaves. */
export const settingsPart = { editProfile, settings } as const;
