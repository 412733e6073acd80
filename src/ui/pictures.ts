/**
 * Drawings as pictures. A small drawing that never changes and stands on a page by the dozen costs less as a picture: the browser goes through
 * its shapes once, and has one thing to place and to paint wherever it stands.
 *
 * For shapes, groups, and parts that are called with their props alone. No texts: a picture does not have the page's fonts; and no colours
 * of the page, for the same reason.
 */
import { Fragment, isValidElement, type ReactNode } from 'react';

interface Props {
  readonly [name: string]: unknown;
  readonly children?: ReactNode;
}

/** A drawing that never changes. Things of the same kind that look the same have the same name. */
export interface Drawing {
  readonly name: string;
  readonly address: string;
}

/** Attributes that SVG itself writes with capitals; all others have a hyphen there. */
const CAPITALS: ReadonlySet<string> = new Set([
  'viewBox',
  'gradientUnits',
  'gradientTransform',
  'patternUnits',
  'patternTransform',
  'clipPathUnits',
]);

/**
 * Drawings as pictures, each made when it is first asked for. `box` is what is seen of the drawings, in their own units; `nameOf` tells
 * things apart that look different.
 */
export function pictures<Thing>(
  box: string | ((thing: Thing) => string),
  draw: (thing: Thing) => ReactNode,
  nameOf: (thing: Thing) => string = String,
): (thing: Thing) => Drawing {
  const made = new Map<string, Drawing>();
  return (thing) => {
    const name = nameOf(thing);
    let drawing = made.get(name);
    if (drawing === undefined) {
      const viewBox = typeof box === 'string' ? box : box(thing);
      const [, , width, height] = viewBox.split(' ');
      const size = `width="${width}" height="${height}"`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${size}>${markup(draw(thing))}</svg>`;
      drawing = { name, address: `data:image/svg+xml,${encodeURIComponent(svg)}` };
      made.set(name, drawing);
    }
    return drawing;
  };
}

function markup(drawing: ReactNode): string {
  if (drawing === null || drawing === undefined || typeof drawing === 'boolean') return '';
  if (Array.isArray(drawing)) return drawing.map(markup).join('');
  if (!isValidElement<Props>(drawing)) throw new Error('a picture is made of shapes');
  const { type, props } = drawing;
  if (type === Fragment) return markup(props.children);
  if (typeof type === 'string') return `<${type}${attributes(props)}>${markup(props.children)}</${type}>`;
  return markup(partOf(type)(props));
}

/** What draws a part: a component without hooks, in `memo` or not. */
function partOf(type: unknown): (props: Props) => ReactNode {
  const part: unknown = typeof type === 'object' && type !== null && 'type' in type ? type.type : type;
  if (typeof part !== 'function') throw new Error('a part of a picture is a plain function');
  return part as (props: Props) => ReactNode; // a component without hooks takes props and nothing else
}

function attributes(props: Props): string {
  let text = '';
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || value === undefined || value === null) continue;
    const written = CAPITALS.has(name) ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    text += ` ${written}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  }
  return text;
}
