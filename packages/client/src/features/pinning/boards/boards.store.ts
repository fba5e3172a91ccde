import type { StorePart } from '../../../store/store-part.ts';
import './stored-board.ts';
import './stored-section.ts';

const part: StorePart = {
  entities: ['board', 'section'],
};
export default part;
