/**
 * The first import of unit tests whose studio in force is the small one: the editor knows its languages and pages from
 * the studio in force.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSmallStudio } from './small-studio.ts';

const smallStudio = mkdtempSync(join(tmpdir(), 'editor-small-'));
writeSmallStudio(smallStudio);
process.env.STUDIO = smallStudio;
// As the editor's page is built. React asks when it is imported.
process.env.NODE_ENV = 'production';
process.once('exit', () => rmSync(smallStudio, { recursive: true, force: true }));
