/** A small drawing that never changes, as a picture. What it shows is said beside it, so it is silent for screen readers. */
import { addressOf } from './dots.ts';
import type { Drawing } from './pictures.ts';
import './picture.css';

interface Props {
  readonly of: Drawing;
  readonly width?: number | string;
  readonly height?: number | string;
  readonly className?: string;
}

export function Picture({ of, className = 'piece', ...size }: Props) {
  return (
    <img
      {...size}
      src={addressOf(of)}
      data-picture={of.name}
      className={`picture ${className}`}
      alt=""
      draggable={false}
    />
  );
}
