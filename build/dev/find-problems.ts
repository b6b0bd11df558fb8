/** Does the checks once and sends what they find to the process that started it. */
import '../../src/studio/use-folder.ts';
import { applyBuildSettings } from '../build-settings.ts';
import { tellMistake } from '../mistake.ts';

async function findProblems() {
  try {
    // Before src/in-force/site.ts is imported: without Vite it reads these variables from the environment.
    const ofVariables = applyBuildSettings('development');
    const { siteProblems } = await import('../checks/check-studio.ts');
    return [...ofVariables, ...(await siteProblems())];
  } catch (error) {
    return [tellMistake(error)];
  }
}

process.send?.(await findProblems());
process.disconnect();
