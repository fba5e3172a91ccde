import { join } from 'node:path';
import { findViolations } from './all-rules.ts';
import { readSourceTree } from './source-tree.ts';

const tree = await readSourceTree(join(import.meta.dirname, '../..'));
const violations = findViolations(tree);
for (const { rule, path, problem } of violations) console.error(`${path}: ${problem} [${rule}]`);
console.info(`${tree.size} files, ${violations.length} against a one-way rule.`);
process.exitCode = violations.length === 0 ? 0 : 1;
