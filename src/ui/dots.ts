/**
 * Pictures of shapes, as dots. The browser goes through all shapes of a picture again wherever it paints it in another size, and reads its
 * whole address for each place at which it stands; dots are only copied. They are made one after the other while the page has nothing to
 * do. Until then the shapes themselves stand there, and so they do on a screen with more dots to the pixel than there were.
 */
import type { Drawing } from './pictures.ts';

/** No picture stands wider on a page, in its pixels. */
const WIDEST_PX = 128;
/** Paper shows more than a screen, which may also be looked at from nearer. */
const LEAST_DENSITY = 2;
/** Between two pictures, where the browser does not say when it has time. */
const SOON_MS = 50;

interface Dots {
  readonly address: string;
  /** To a pixel of the page. */
  readonly density: number;
  /** As long as somebody has it, the browser keeps it ready. */
  readonly image: HTMLImageElement | null;
}

/** By the address of their shapes. */
const made = new Map<string, Dots>();
const wanted = new Set<string>();
/** To make them is work as well: it is done for tables, which are drawn again and again, and not for pages that are read. */
let worthIt = false;
let making = false;

/** The address at which a drawing is best fetched from now. */
export function addressOf({ address }: Drawing): string {
  if (typeof document === 'undefined') return address;
  const dots = made.get(address);
  if (dots && dots.density >= devicePixelRatio) return dots.address;
  if (worthIt) want(address);
  return address;
}

/** Makes drawings ready that will be shown on a table, and from now on whatever is drawn: the first look at a picture takes longest. */
export function prepare(drawings: readonly Drawing[]): void {
  worthIt = true;
  for (const drawing of drawings) addressOf(drawing);
}

function want(address: string): void {
  wanted.add(address);
  if (making) return;
  making = true;
  // Where none can be had, none is asked for again: the shapes do as well.
  makeAll().catch(() => {});
}

async function makeAll(): Promise<void> {
  if (!areTrue()) return;
  for (const address of wanted) {
    await idle();
    const dots = await dotsOf(address, Math.max(LEAST_DENSITY, devicePixelRatio)).catch(() => asTheyAre(address));
    // Whoever has drawn it already is not drawn again for this.
    show(dots, [address, made.get(address)?.address]);
    made.set(address, dots);
    wanted.delete(address);
  }
  making = false;
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, SOON_MS);
  });
}

function show(dots: Dots, instead: readonly (string | null | undefined)[]): void {
  for (const shown of document.querySelectorAll('img[data-picture]'))
    if (instead.includes(shown.getAttribute('src'))) shown.setAttribute('src', dots.address);
}

async function dotsOf(shapes: string, density: number): Promise<Dots> {
  const drawing = new Image();
  drawing.src = shapes;
  await drawing.decode();
  const width = Math.ceil(WIDEST_PX * density);
  const height = Math.ceil((width * drawing.naturalHeight) / drawing.naturalWidth);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no room for a canvas');
  context.drawImage(drawing, 0, 0, width, height);
  const image = new Image();
  image.src = URL.createObjectURL(await canvas.convertToBlob());
  await image.decode();
  return { address: image.src, density, image };
}

/** A picture of which no dots can be had stays what it is. */
function asTheyAre(shapes: string): Dots {
  return { address: shapes, density: Number.POSITIVE_INFINITY, image: null };
}

/** Browsers that hide what machine they run on give out other dots than were drawn. */
function areTrue(): boolean {
  const canvas = new OffscreenCanvas(8, 8);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.fillStyle = 'rgb(168, 57, 46)';
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.every((value, i) => value === [168, 57, 46, 255][i % 4]);
}
