import { orSayWhy } from './fail.mjs';
import { installWhatIsMissing } from './install.mjs';
import { runNode } from './run-node.mjs';

await orSayWhy(async () => {
  await installWhatIsMissing();
  runNode(process.argv.slice(2));
});
