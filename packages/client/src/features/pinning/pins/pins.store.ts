import type { StorePart } from '../../../store/store-part.ts';
import './stored-pin.ts';

const part: StorePart = { entities: ['pin'] };
export default part;
