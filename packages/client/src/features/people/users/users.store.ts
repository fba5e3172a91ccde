import type { StorePart } from '../../../store/store-part.ts';
import './stored-user.ts';

const part: StorePart = { entities: ['user'] };
export default part;
