import type { StorePart } from '../../../store/store-part.ts';
import './stored-topic.ts';

const part: StorePart = { entities: ['topic'] };
export default part;
