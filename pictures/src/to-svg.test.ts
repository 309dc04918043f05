import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { DRAWN_GOALS, goalPicture, measurePicture } from './catalogue.ts';
import { toSvg } from './to-svg.ts';

const parser = new new Window().DOMParser();

function parsed(svg: string) {
  const document = parser.parseFromString(svg, 'image/svg+xml');
  return { root: document.documentElement, broken: document.querySelector('parsererror') !== null };
}

/** XML allows this text inside an element: no bare markup, and none of the characters it forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids exactly these
const XML_TEXT = /^(?:[^<>&\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&(?:amp|lt|gt|quot|#39);)*$/;

/** The text has code units of any kind, including halves of surrogate pairs. */
const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

const picture = goalPicture('circular-economy', 'e');

describe('toSvg', () => {
  it('writes well-formed XML for every picture', () => {
    const pictures = DRAWN_GOALS.flatMap(({ slug, sector, measures }) => [
      goalPicture(slug, sector),
      ...measures.map((measure) => measurePicture(measure, slug, sector)),
    ]);
    for (const drawn of pictures) {
      const { root, broken } = parsed(toSvg(drawn, { title: 'Bild' }));
      expect(broken).toBe(false);
      expect(root.nodeName).toBe('svg');
      expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg');
    }
  });

  it('accepts any title', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const written = /<title>(.*)<\/title><rect/s.exec(toSvg(picture, { title }))?.[1];
        expect(written).toMatch(XML_TEXT);
        expect(written?.isWellFormed()).toBe(true);
      }),
    );
  });

  it('does not change the title', () => {
    const title = `Müll & "Reste" <3 's`;
    expect(parsed(toSvg(picture, { title })).root.querySelector('title')?.textContent).toBe(title);
  });

  it('is an image with a title and decoration without', () => {
    expect(parsed(toSvg(picture, { title: 'Kreislauf' })).root.getAttribute('role')).toBe('img');
    const { root } = parsed(toSvg(picture));
    expect(root.getAttribute('aria-hidden')).toBe('true');
    expect(root.querySelector('title')).toBeNull();
  });

  it('has the size of its crop unless told otherwise', () => {
    const box = (svg: string) =>
      ['viewBox', 'width', 'height'].map((name) => parsed(svg).root.getAttribute(name));
    expect(box(toSvg(picture))).toEqual(['0 0 320 240', '320', '240']);
    expect(box(toSvg(picture, { crop: 'thumbnail' }))).toEqual(['0 0 320 240', '76', '57']);
    expect(box(toSvg(picture, { width: 640, height: 480 }))).toEqual(['0 0 320 240', '640', '480']);
  });

  it('cuts a strip that keeps the focus in sight and never leaves the board', () => {
    const strip = (y: number) => toSvg({ ...picture, focus: { x: 160, y } }, { crop: 'strip' });
    expect(strip(120)).toContain('viewBox="0 50 320 140"');
    expect(strip(0)).toContain('viewBox="0 0 320 140"');
    expect(strip(240)).toContain('viewBox="0 100 320 140"');
  });
});
