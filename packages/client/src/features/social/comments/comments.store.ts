import type { StorePart } from '../../../store/store-part.ts';
import './stored-comment.ts';

const part: StorePart = {
  entities: ['aggregatedcomment'],
};
export default part;
