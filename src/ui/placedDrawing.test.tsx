import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { placedDrawing } from './placedDrawing.tsx';

test('every shape is scaled and moved, in groups as well', () => {
  const drawing = (
    <g>
      <circle r="2" />
      <ellipse cx="1" cy="2" rx="3" ry="4" />
      <rect x="1" width="2" height="3" rx=".5" />
      <path d="M1 1h2" />
      {[
        <text key="a" x="1" y="2" fontSize="10">
          a
        </text>,
      ]}
    </g>
  );
  expect(renderToStaticMarkup(placedDrawing(drawing, 10, 20, 2))).toBe(
    '<g><circle r="4" cx="10" cy="20"></circle><ellipse cx="12" cy="24" rx="6" ry="8"></ellipse>' +
      '<rect x="12" width="4" height="6" rx="1" y="20"></rect><path d="M12 22h4"></path>' +
      '<text x="12" y="24" font-size="20">a</text></g>',
  );
});

test('strokes and their dashes grow with the drawing', () => {
  const drawn = placedDrawing(<circle r="1" stroke="#000" strokeDasharray="1.5 2" />, 0, 0, 3);
  expect(renderToStaticMarkup(drawn)).toBe(
    '<circle r="3" stroke="#000" stroke-dasharray="4.5 6" cx="0" cy="0" stroke-width="3"></circle>',
  );
});

test('a stroke that a group has for all grows as well, once', () => {
  const drawn = placedDrawing(
    <>
      <g stroke="#000">
        <circle r="1" />
        <path d="M0 0h1" strokeWidth="2" />
      </g>
      <g stroke="#000" strokeWidth="3">
        <circle r="1" stroke="#fff" />
      </g>
    </>,
    0,
    0,
    2,
  );
  expect(renderToStaticMarkup(drawn)).toBe(
    '<g stroke="#000" stroke-width="2"><circle r="2" cx="0" cy="0"></circle><path d="M0 0h2" stroke-width="4"></path></g>' +
      '<g stroke="#000" stroke-width="6"><circle r="2" stroke="#fff" cx="0" cy="0"></circle></g>',
  );
});

test('a part is told where it stands, and how large it is', () => {
  const Part = ({ x, y, size }: { x: number; y: number; size: number }) => `${x} ${y} ${size}`;
  expect(renderToStaticMarkup(placedDrawing(<Part x={1} y={2} size={3} />, 10, 20, 2))).toBe('12 24 6');
});

test('what is no shape is refused', () => {
  expect(() => placedDrawing(<line x1="0" />, 1, 1)).toThrow('no shape');
});
