/** The tops of the twelve stacks, and in Navaratnas the yield tiles that can be taken. */
import { attentive } from '../../../ui/attentive.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { COLOURS, type TileId, YIELD_TILES, type YieldTileId } from '../data.ts';
import { tileOf } from '../tiles.ts';
import { EffectPiece } from './art/EffectMark.tsx';
import { Glyph } from './art/glyphs.tsx';
import { YIELD_INK } from './art/ink.ts';
import { Tile } from './art/TileArt.tsx';
import { explainTile, means, told } from './explain.ts';
import { rove } from './rove.ts';
import { offerAt } from './Spot.tsx';
import { type RajasProps, subject } from './sight.ts';
import { alike } from './single.ts';
import { pointing } from './targets.ts';
import { useWords } from './words.ts';
import './tiles.css';

const BACKS = ['snake', 'cow', 'tiger'] as const;

/** One stop of the tab key; arrows walk over the stacks. */
export function Tiles(props: RajasProps) {
  const words = useWords();
  return (
    <div className="rajas-tiles">
      <section className="rajas-offer" aria-label={words.panels.tiles} onKeyDown={rove} data-own-arrows="">
        {COLOURS.map((colour, row) => (
          <div key={colour} className="rajas-stacks">
            {BACKS.map((back, i) => (
              <Stack key={back} {...props} stack={row * BACKS.length + i} back={back} />
            ))}
          </div>
        ))}
      </section>
      {props.sight.view.options.navaratnas && <YieldTiles {...props} />}
    </div>
  );
}

const Stack = attentive(function Stack({
  stack,
  back,
  ...props
}: RajasProps & { stack: number; back: (typeof BACKS)[number] }) {
  const words = useWords();
  const { view } = props.sight;
  const top = view.tops[stack] ?? null;
  const under = view.under.filter((id) => tileOf(id).stack === stack).length;
  if (top === null)
    return (
      <Explain
        {...told(words.explain.stackEmpty, 'RG-QUARRY-4')}
        className="rajas-stack empty"
        tabIndex={-1}
        data-spot=""
      >
        <em />
        <span>–</span>
      </Explain>
    );
  return <TopTile {...props} top={top} under={under} back={back} />;
});

function TopTile({
  top,
  under,
  back,
  ...props
}: RajasProps & { top: TileId; under: number; back: (typeof BACKS)[number] }) {
  const words = useWords();
  const seat = subject(props.sight);
  const able = means(props.sight.view, seat, top);
  const offer = offerAt(props, `tile:${top}`);
  const explanation = explainTile(words, props.sight.view, seat, top, under);
  const chosen = offer !== null && props.shown?.id === offer.id;
  const marks = [
    'rajas-stack',
    offer ? 'offered' : '',
    chosen ? 'chosen' : '',
    typeof able === 'number' && !offer ? 'dear' : '',
  ];
  const picture = (
    <>
      <Tile tile={top} size={58} />
      {offer && offer.letter !== '' && <i>{offer.letter}</i>}
    </>
  );
  return (
    <Explain {...explanation} className={marks.join(' ').trim()} tabIndex={-1} data-spot="">
      {offer ? (
        <button type="button" tabIndex={-1} aria-label={offer.spoken} {...pointing(props, offer)}>
          {picture}
        </button>
      ) : (
        <span className="rajas-top" role="img" aria-label={`${explanation.title}. ${explanation.says}`}>
          {picture}
        </span>
      )}
      <span className="rajas-stack-foot">
        <Glyph name={back} size={15} tones={['currentColor', '#fff']} />
        {under}
        {able === 'karma' && !offer && <Glyph name="karma" size={14} />}
        {typeof able === 'number' && !offer && <b>{words.panels.missing(able)}</b>}
      </span>
    </Explain>
  );
}

/** Yield tiles that give the same lie on one another. */
const YieldTiles = attentive(function YieldTiles(props: RajasProps) {
  const words = useWords();
  const kinds: { tile: YieldTileId; all: YieldTileId[] }[] = [];
  for (const tile of props.sight.view.yieldTiles) {
    const known = kinds.find((kind) => alike(kind.tile, tile));
    if (known) known.all.push(tile);
    else kinds.push({ tile, all: [tile] });
  }
  return (
    <div className="rajas-yields">
      <b>{words.panels.yieldTiles}</b>
      {kinds.map(({ tile, all }) => (
        <YieldTile key={tile} {...props} tile={tile} all={all} />
      ))}
    </div>
  );
});

function YieldTile({ tile, all, ...props }: RajasProps & { tile: YieldTileId; all: readonly YieldTileId[] }) {
  const words = useWords();
  const { colour, gain } = YIELD_TILES[tile];
  const [ground, edge] = YIELD_INK[colour];
  const offer = all.map((id) => offerAt(props, `yieldTile:${id}`)).find((found) => found !== null) ?? null;
  const explanation = told(words.explain.yieldTile(colour, words.effect(gain), all.length), 'RG-NAV-6');
  const style = { background: ground, borderColor: edge };
  const inside = (
    <>
      <EffectPiece effect={gain} size={30} />
      {all.length > 1 && <small>×{all.length}</small>}
    </>
  );
  return (
    <Explain {...explanation} tabIndex={-1} className="rajas-yield-tile" data-spot="">
      {offer ? (
        <button
          type="button"
          tabIndex={-1}
          className={props.shown?.id === offer.id ? 'chosen' : 'offered'}
          style={style}
          aria-label={offer.spoken}
          {...pointing(props, offer)}
        >
          {inside}
        </button>
      ) : (
        <span style={style} role="img" aria-label={`${explanation.title}. ${explanation.says}`}>
          {inside}
        </span>
      )}
    </Explain>
  );
}
