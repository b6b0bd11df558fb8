/**
 * `node build/own-node.cjs COMMAND.ts …` runs a command of package.json. It is what every version of Node can read, for
 * whoever starts before `npm ci` has brought the packages and the project's own Node: they get a sentence, not a stack.
 */
const { existsSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { resolve } = require('node:path');
const { pathToFileURL } = require('node:url');
const { dependencies } = require('../package.json');

const majorOf = (version) => Number(version.split('.')[0]);
const own = majorOf(dependencies.node);

if (majorOf(process.versions.node) < own) {
  console.error(
    `This is Node ${process.versions.node}, and the project runs with a Node ${own} of its own, which npm ci installs. Run: npm ci\nIf that changes nothing, your npm ignores the scripts of packages. Run: npm ci --ignore-scripts=false`,
  );
  process.exitCode = 1;
} else if (!existsSync(resolve(__dirname, '../node_modules'))) {
  console.error('The packages of the project are missing. Run: npm ci');
  process.exitCode = 1;
} else {
  // Kept for the next start, which then strips no types: the server is ready sooner and holds 25 MB less.
  enableCompileCache(resolve(__dirname, '../node_modules/.cache/node'));
  process.argv.splice(1, 1);
  process.argv[1] = resolve(process.argv[1]);
  import(pathToFileURL(process.argv[1]).href);
}
