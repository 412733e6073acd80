/** What helps on a narrow screen: a small map that shows where one looks, and buttons to zoom and to come back. */
import { factsOf } from '../facts.ts';
import { PLACE_IDS } from '../map.ts';
import { isCity } from '../steps/sell.ts';
import { CITY_INK } from './art/ink.ts';
import { HEIGHT, type Point, spotOf, WIDTH } from './geometry.ts';
import type { MapProps } from './sight.ts';
import type { View } from './useCamera.ts';
import { useWords } from './words.ts';

interface ToolsProps extends MapProps {
  view: View;
  look(at: Point): void;
  lookHome(): void;
  zoom(by: number): void;
}

export function MapTools({ view, look, lookHome, zoom, sight, faces }: ToolsProps) {
  const { map } = useWords();
  const { roads } = factsOf(sight.view);
  const lines = roads.map(([a, b]) => `M${spotOf(a).x} ${spotOf(a).y}L${spotOf(b).x} ${spotOf(b).y}`).join('');
  return (
    <>
      <div className="bombay-tools">
        <button type="button" aria-label={map.zoomIn} onClick={() => zoom(1.25)}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M10 3v14M3 10h14" />
          </svg>
        </button>
        <button type="button" aria-label={map.zoomOut} onClick={() => zoom(0.8)}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M3 10h14" />
          </svg>
        </button>
        <button type="button" aria-label={map.toElephant} onClick={lookHome}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M10 1v4M10 15v4M1 10h4M15 10h4M10 6a4 4 0 1 1 0 8a4 4 0 0 1 0-8z" />
          </svg>
        </button>
      </div>
      <svg
        className="bombay-mini"
        viewBox={`0 60 ${WIDTH} ${HEIGHT - 60}`}
        aria-hidden="true"
        onPointerDown={(e) => {
          e.stopPropagation();
          const box = e.currentTarget.getBoundingClientRect();
          look({
            x: ((e.clientX - box.left) / box.width) * WIDTH,
            y: 60 + ((e.clientY - box.top) / box.height) * (HEIGHT - 60),
          });
        }}
      >
        <path d="M0 60H70Q100 300 90 460T80 836H0z" fill="#7fb6bf" />
        <path d={lines} stroke="#a98a52" strokeWidth="11" />
        {PLACE_IDS.map((place) => (
          <circle
            key={place}
            cx={spotOf(place).x}
            cy={spotOf(place).y}
            r={isCity(place) ? 38 : 18}
            fill={isCity(place) ? CITY_INK[place] : '#7a5c30'}
          />
        ))}
        {sight.view.players.map(({ at }, seat) => (
          <circle
            // A seat's place in the list is its name.
            key={faces[seat]?.name ?? ''}
            cx={spotOf(at).x}
            cy={spotOf(at).y}
            r="27"
            fill={faces[seat]?.fill}
            stroke="#fff"
            strokeWidth="9"
          />
        ))}
        <rect
          x={view.left}
          y={view.top}
          width={view.width}
          height={view.height}
          rx="26"
          fill="#dd9427"
          fillOpacity=".16"
          stroke="#c77a10"
          strokeWidth="16"
        />
      </svg>
    </>
  );
}
