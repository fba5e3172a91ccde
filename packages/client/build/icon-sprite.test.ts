import { expect, test } from 'vitest';
import { findIconsInText } from './icon-names.ts';
import { drawSprite } from './icon-sprite.ts';

test('each weight of an icon is its own symbol', () => {
  const source = '<Icon name="house" /><Icon name="house" weight="fill" size={20} /><Icon weight="bold" name="plus" flip />';
  expect(findIconsInText(source, 'rail.tsx')).toEqual(['house', 'house-fill', 'plus-bold']);
});

test('a name that is only known when running is refused, naming the file', () => {
  expect(() => findIconsInText('<Icon name={icon} />', 'rail.tsx')).toThrow(/rail\.tsx/);
});

test('the sprite holds the symbols asked for and no others', () => {
  const sprite = drawSprite(['house', 'plus-bold']);
  expect(sprite.match(/<symbol id="[^"]+"/g)).toEqual(['<symbol id="house"', '<symbol id="plus-bold"']);
  expect(sprite).toContain('<path d="');
});

test('an icon that does not exist stops the build', () => {
  expect(() => drawSprite(['hause'])).toThrow(/hause/);
});
