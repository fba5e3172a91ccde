import { describe, expect, it } from 'vitest';
import { readSaveRequest } from './read-save-request.ts';

const read = (search: string, hash = '') => readSaveRequest(new URLSearchParams(search), hash);

describe('what is brought to the save window', () => {
  it('is told by the parameters of share links', () => {
    expect(read('?url=https://rooms.example/a&media=https://rooms.example/sofa.jpg&description=A%20sofa')).toEqual({
      url: 'https://rooms.example/a',
      media: ['https://rooms.example/sofa.jpg'],
      title: '',
      description: 'A sofa',
      alt: '',
    });
  });

  it('may name many pictures behind the address, each once, as seen from the page', () => {
    const { media } = read('?url=rooms.example/tours/', '#media=/a.jpg&media=https://rooms.example/a.jpg&media=b.jpg');
    expect(media).toEqual(['https://rooms.example/a.jpg', 'https://rooms.example/tours/b.jpg']);
  });

  it('has no pictures that are not of the web, and never more than twenty', () => {
    expect(read('?url=https://a.example/&media=javascript:alert(1)&media=data:image/png;base64,AA&media=file:///etc/passwd').media).toEqual(
      [],
    );
    const many = Array.from({ length: 30 }, (_, at) => `media=/${at}.jpg`).join('&');
    expect(read('?url=https://a.example/', `#${many}`).media).toHaveLength(20);
  });

  it('has no picture where an empty one is named: it is not the page itself', () => {
    expect(read('?url=https://rooms.example/a&media=&description=A%20sofa', '#media=%20').media).toEqual([]);
  });

  it('is cut to what a pin holds, by whole signs', () => {
    const { title, description } = read(`?title=${'🐦'.repeat(200)}&description=${'x'.repeat(900)}`);
    expect(Array.from(title)).toHaveLength(100);
    expect(description).toHaveLength(800);
  });

  it('is nothing where nothing is brought', () => {
    expect(read('')).toEqual({ url: '', media: [], title: '', description: '', alt: '' });
  });
});
