/**
 * A drawing made larger and moved, shape by shape and without a transform, for the reason that `path.ts` tells. Made of shapes, of groups
 * of them, and of parts that are told where they stand by `x`, `y` and `size`.
 */
import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { placedPath, rounded } from './path.ts';

type Length = number | string;

interface Drawn {
  readonly children?: ReactNode;
  readonly d?: string;
  readonly x?: Length;
  readonly y?: Length;
  readonly cx?: Length;
  readonly cy?: Length;
  readonly r?: Length;
  readonly rx?: Length;
  readonly ry?: Length;
  readonly width?: Length;
  readonly height?: Length;
  readonly size?: Length;
  readonly fontSize?: Length;
  readonly stroke?: string;
  readonly strokeWidth?: Length;
  readonly strokeDasharray?: string;
}

/** Scaled by `scale`, then moved by (x, y). */
export function placedDrawing(drawing: ReactNode, x: number, y: number, scale = 1): ReactNode {
  return placed(drawing, x, y, scale, false);
}

/** `stroked`: a group around it says how wide strokes are. */
function placed(drawing: ReactNode, x: number, y: number, scale: number, stroked: boolean): ReactNode {
  if (Array.isArray(drawing)) return drawing.map((each: ReactNode) => placed(each, x, y, scale, stroked));
  if (!isValidElement<Drawn>(drawing)) return drawing;
  const { type, props } = drawing;
  const stroke = strokeOf(props, scale, stroked);
  if (type === Fragment || type === 'g') {
    const within = placed(props.children, x, y, scale, stroked || stroke.strokeWidth !== undefined);
    return cloneElement(drawing, stroke, ...(Array.isArray(within) ? within : [within]));
  }
  return cloneElement(drawing, { ...where(type, props, x, y, scale), ...stroke });
}

function where(type: unknown, props: Drawn, x: number, y: number, scale: number): Drawn {
  const length = (of: Length) => rounded(Number(of) * scale);
  const along = (at: Length = 0) => rounded(Number(at) * scale + x);
  const down = (at: Length = 0) => rounded(Number(at) * scale + y);
  if (typeof type !== 'string')
    return { x: along(props.x), y: down(props.y), ...(props.size !== undefined && { size: length(props.size) }) };
  switch (type) {
    case 'path':
      return { d: placedPath(props.d ?? '', x, y, scale) };
    case 'circle':
      return { cx: along(props.cx), cy: down(props.cy), r: length(props.r ?? 0) };
    case 'ellipse':
      return { cx: along(props.cx), cy: down(props.cy), rx: length(props.rx ?? 0), ry: length(props.ry ?? 0) };
    case 'rect':
      return {
        x: along(props.x),
        y: down(props.y),
        width: length(props.width ?? 0),
        height: length(props.height ?? 0),
        ...(props.rx !== undefined && { rx: length(props.rx) }),
      };
    case 'text':
      return { x: along(props.x), y: down(props.y), fontSize: length(props.fontSize ?? 0) };
    default:
      throw new Error(`no shape that can be placed: ${type}`);
  }
}

/** A stroke is as much wider as the drawing is larger; where nobody says how wide, it is 1. */
function strokeOf({ stroke, strokeWidth, strokeDasharray }: Drawn, scale: number, stroked: boolean): Drawn {
  if (scale === 1) return {};
  const width = strokeWidth ?? (stroke === undefined || stroke === 'none' || stroked ? undefined : 1);
  return {
    ...(width !== undefined && { strokeWidth: rounded(Number(width) * scale) }),
    ...(strokeDasharray !== undefined && {
      strokeDasharray: strokeDasharray
        .split(' ')
        .map((dash) => rounded(Number(dash) * scale))
        .join(' '),
    }),
  };
}
