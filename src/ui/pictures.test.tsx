import { memo, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type Drawing, pictures } from './pictures.ts';

const Leaf = memo(function Leaf({ size }: { readonly size: number }) {
  return <circle r={size} fill="#3d8b70" />;
});

function Tree({ children }: { readonly children: ReactNode }) {
  return (
    <g clipPath="url(#sky)" strokeWidth={2}>
      {children}
      {null}
      {[1, 2].map((size) => (
        <Leaf key={size} size={size} />
      ))}
    </g>
  );
}

function textOf({ address }: Drawing): string {
  const [kind, text = ''] = address.split(/,(.*)/s);
  expect(kind).toBe('data:image/svg+xml');
  return decodeURIComponent(text);
}

test('a drawing of shapes, groups and parts becomes a picture, with attributes as SVG writes them', () => {
  const drawingOf = pictures('-5 0 20 10', (name: string) => (
    <>
      <linearGradient id={name} gradientUnits="userSpaceOnUse" />
      <Tree>
        <path d="M0 0h5" fillOpacity=".5" />
      </Tree>
    </>
  ));
  expect(textOf(drawingOf('a & "b"'))).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 0 20 10" width="20" height="10">' +
      '<linearGradient id="a &amp; &quot;b&quot;" gradientUnits="userSpaceOnUse"></linearGradient>' +
      '<g clip-path="url(#sky)" stroke-width="2"><path d="M0 0h5" fill-opacity=".5"></path>' +
      '<circle r="1" fill="#3d8b70"></circle><circle r="2" fill="#3d8b70"></circle></g></svg>',
  );
});

test('a picture is drawn once for everything of the same name', () => {
  let drawn = 0;
  const drawingOf = pictures(
    '0 0 1 1',
    ({ fill }: { readonly fill: string; readonly seat: number }) => {
      drawn++;
      return <path d="M0 0" fill={fill} />;
    },
    ({ fill }) => fill,
  );
  expect(drawingOf({ fill: 'red', seat: 0 })).toBe(drawingOf({ fill: 'red', seat: 1 }));
  expect(drawingOf({ fill: 'blue', seat: 0 }).address).not.toBe(drawingOf({ fill: 'red', seat: 0 }).address);
  expect(drawn).toBe(2);
});

test('words cannot be drawn in a picture, which has not the fonts of the page', () => {
  expect(() => pictures('0 0 1 1', () => <text>Agra</text>)('agra')).toThrow('made of shapes');
});
