/** A small drawing that never changes, as a picture: `src` comes from `pictures`. What it shows is said beside it, so it is silent for screen readers. */
import './picture.css';

interface Props {
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  readonly className?: string;
}

export function Picture({ className = 'piece', ...picture }: Props) {
  return <img {...picture} className={`picture ${className}`} alt="" draggable={false} />;
}
