/**
 * Part of an SVG that never changes. It is drawn once; then a picture of it takes its place, so that the browser has one thing to look
 * at instead of hundreds whenever something else on the page changes. No texts in it: a picture does not have the page's fonts.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Pictures that were drawn before, by name. Whoever holds them keeps them decoded. */
const drawn = new Map<string, HTMLImageElement>();

export interface PicturedProps {
  readonly name: string;
  /** The part of the drawing that is kept, from its origin, in its own units. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

export function Pictured({ name, width, height, children }: PicturedProps) {
  const art = useRef<SVGGElement>(null);
  const [picture, setPicture] = useState(drawn.get(name));
  useEffect(() => {
    if (!art.current) return;
    const image = new Image();
    image.src = pictureOf(art.current, width, height);
    // Until the picture is there, and where there is none to be had, the drawing itself stays.
    image.decode().then(
      () => {
        drawn.set(name, image);
        setPicture(image);
      },
      () => {},
    );
  }, [name, width, height]);
  return picture ? <image href={picture.src} width={width} height={height} /> : <g ref={art}>{children}</g>;
}

function pictureOf(art: SVGGElement, width: number, height: number): string {
  const inside = new XMLSerializer().serializeToString(art);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
