import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeAreas } from './describe-areas.ts';

writeFileSync(join(import.meta.dirname, 'areas.generated.ts'), describeAreas());
