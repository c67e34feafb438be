/** `npm run screens`: whether the built screens are light, and their styles known to the oldest browsers. */
import stylelint from 'stylelint';
import { describeFirstLoad, firstLoad, MOST, SCREENS } from './first-load';
import { styleRules } from './style-rules';

const load = firstLoad();
for (const line of describeFirstLoad(load)) console.log(line);
const heavy = load.home > MOST.home || load.games.some(({ script }) => script > MOST.game);
if (heavy) console.error('The screens have become too heavy for their first load.');

const { errored, report } = await stylelint.lint({
  files: `${SCREENS}/assets/*.css`,
  config: styleRules,
  formatter: 'string',
});
console.log(errored ? report : 'The oldest browsers know all styles of the screens.');

process.exitCode = heavy || errored ? 1 : 0;
