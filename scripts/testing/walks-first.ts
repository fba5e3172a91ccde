import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Begins with the walks. Each keeps one core for minutes in a file of a few lines, and short files come last by default.
 * So one core would walk alone at the end.
 */
export class WalksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWalk = ({ moduleId }: TestSpecification) => moduleId.endsWith('.sweep.ts');
    const inParts = [files.filter(isWalk), files.filter((file) => !isWalk(file))];
    return (await Promise.all(inParts.map(super.sort, this))).flat();
  }
}
