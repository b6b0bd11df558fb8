/**
 * The settings in force. A bundle has no files to read, so build/documents/content-plugin.ts replaces this module with
 * its result.
 */
import { inStudio } from '../studio/folder.ts';
import { readSettings } from '../studio/read-settings.ts';
import type { StudioSettings } from '../studio/settings-schema.ts';

export const settings: StudioSettings = readSettings(inStudio('settings.yaml'));
