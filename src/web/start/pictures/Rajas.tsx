/** Rajas of the Ganges: the river with its landings, a palace, dice, and the lane along which fame and money run. */
import { CoinMark } from '../../../ui/Coin.tsx';
import { Cypress, Dome } from './scene.tsx';

const RIVER = 'M176-10C186 60 60 60 60 110S250 130 262 172S120 196 116 262';

function Landing({ x, y, die }: { readonly x: number; readonly y: number; readonly die?: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cy="1.5" r="14.5" fill="#3a2a10" opacity=".22" />
      <circle r="14" fill="#fff8e8" stroke="#b98a2f" strokeWidth="1.5" />
      {die === undefined ? (
        <CoinMark x={-10} y={-10} size={20} />
      ) : (
        <>
          <rect x="-9" y="-9" width="18" height="18" rx="4" fill={die} />
          <path
            d="M-6-4a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM-2 0a2 2 0 1 1 4 0a2 2 0 1 1-4 0zM2 4a2 2 0 1 1 4 0a2 2 0 1 1-4 0z"
            fill="#fff"
          />
        </>
      )}
    </g>
  );
}

export function RajasPicture() {
  return (
    <>
      <rect width="310" height="250" fill="#efdfba" />
      <path d="M0 40q80 30 150 0t170 10v210H0z" fill="#e6d3a2" />
      <g fill="none">
        <path d={RIVER} stroke="#c9a86a" strokeWidth="50" opacity=".4" />
        <path d={RIVER} stroke="#5f9aa8" strokeWidth="41" />
        <path d={RIVER} stroke="#8cc2ca" strokeWidth="35" />
        <path d={RIVER} stroke="#dceeed" strokeWidth="1.6" strokeDasharray="10 22" />
      </g>
      <Landing x={166} y={34} />
      <Landing x={100} y={76} die="#3d8b70" />
      <Landing x={138} y={139} die="#3471b8" />
      <Landing x={208} y={145} />
      <Landing x={256} y={172} die="#dd7430" />
      <Landing x={186} y={204} />
      <g transform="translate(-16 20)">
        <path d="M206 104v-40h84v40z" fill="#b0493a" />
        <path d="M252 64h38v40h-38z" fill="#8f3428" />
        <Dome x={248} y={66} scale={1.1} lit="#d8806e" shade="#b0493a" />
        <Dome x={216} y={66} scale={0.6} lit="#d8806e" shade="#b0493a" />
        <Dome x={280} y={66} scale={0.6} lit="#c4695a" shade="#8f3428" />
        <path d="M238 104v-18q10-14 20 0v18zM214 98v-12q5-7 10 0v12zM272 98v-12q5-7 10 0v12z" fill="#fff0cf" />
        <path d="M202 62h92v5h-92z" fill="#e2b857" />
      </g>
      <g transform="translate(62 112)">
        <path d="M-2-34q22 10 20 28H-2z" fill="#fffaf0" />
        <path d="M-5-28q-13 9-12 22h12z" fill="#ead9b3" />
        <path d="M-24-4q24 6 46-4q-2 14-12 16h-24q-8-2-10-12z" fill="#7a4a24" />
      </g>
      {[
        [30, 70],
        [34, 180],
        [58, 196],
        [22, 206],
        [290, 214],
        [272, 222],
        [126, 44],
        [232, 220],
      ].map(([x = 0, y = 0]) => (
        <Cypress key={x} x={x} y={y} />
      ))}
      <path d="M0 226h310v24H0z" fill="#232c55" />
      {Array.from({ length: 13 }, (_, i) => {
        const x = 4 + i * 23.5;
        return (
          <g key={x}>
            <rect x={x} y="229" width="21" height="10" fill={i % 2 ? '#f4ddd2' : '#ecccbd'} />
            <rect x={x} y="240" width="10" height="8" fill="#f6e6b8" />
            <rect x={x + 11} y="240" width="10" height="8" fill="#ecd699" />
          </g>
        );
      })}
    </>
  );
}
