/** The tops of the twelve stacks, and in Navaratnas the yield tiles that can be taken. */
import { memo } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { Explain } from '../../../ui/Explain.tsx';
import { rove } from '../../../ui/rove.ts';
import { whole } from '../../../ui/trace.ts';
import { COLOURS, type TileId, YIELD_TILES, type YieldTileId } from '../data.ts';
import { tileAt, tileIn, yieldTileGain } from '../facts.ts';
import { EffectPiece } from './art/EffectMark.tsx';
import { Glyph } from './art/glyphs.tsx';
import { YIELD_INK } from './art/ink.ts';
import { Tile } from './art/TileArt.tsx';
import { explainTile, type Means, means, tileFame, told } from './explain.ts';
import { useFacts } from './facts.ts';
import { type Answering, answerAt } from './Spot.tsx';
import { type RajasProps, subject } from './sight.ts';
import { alike } from './single.ts';
import { pointing } from './targets.ts';
import { useWords } from './words.ts';
import './tiles.css';

const BACKS = ['snake', 'cow', 'tiger'] as const;

/** One stop of the tab key; arrows walk over the stacks. */
export const Tiles = attentive(function Tiles(props: RajasProps) {
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
});

type Back = (typeof BACKS)[number];

const Stack = attentive(function Stack({ stack, back, ...props }: RajasProps & { stack: number; back: Back }) {
  const { view } = props.sight;
  const seat = subject(props.sight);
  const top = view.tops[stack] ?? null;
  if (top === null) return <NoTile />;
  return (
    <TopTile
      top={top}
      under={whole(view.under).filter((id) => tileAt(view, id).stack === stack).length}
      back={back}
      able={means(view, seat, top)}
      fame={tileFame(view, seat, top)}
      {...answerAt(props, `tile:${top}`)}
    />
  );
});

const NoTile = memo(function NoTile() {
  const words = useWords();
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
});

const TopTile = memo(function TopTile({
  top,
  under,
  back,
  able,
  fame,
  offer,
  chosen,
  show,
  give,
}: Answering & {
  readonly top: TileId;
  readonly under: number;
  readonly back: Back;
  readonly able: Means;
  /** What it brings to whoever looks. */
  readonly fame: number;
}) {
  const words = useWords();
  const explanation = explainTile(words, tileIn(useFacts(), top), fame, able, under);
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
        <button type="button" tabIndex={-1} aria-label={offer.spoken} {...pointing({ show, give }, offer)}>
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
});

/** Yield tiles that give the same lie on one another. */
function YieldTiles(props: RajasProps) {
  const words = useWords();
  const facts = useFacts();
  const kinds: { tile: YieldTileId; all: YieldTileId[] }[] = [];
  for (const tile of props.sight.view.yieldTiles) {
    const known = kinds.find((kind) => alike(facts, kind.tile, tile));
    if (known) known.all.push(tile);
    else kinds.push({ tile, all: [tile] });
  }
  return (
    <div className="rajas-yields">
      <b>{words.panels.yieldTiles}</b>
      {kinds.map(({ tile, all }) => (
        <YieldTile key={tile} tile={tile} all={all.length} {...answerOf(props, all)} />
      ))}
    </div>
  );
}

/** Tiles that give the same are one answer: the first of them that is offered. */
function answerOf(props: RajasProps, tiles: readonly YieldTileId[]): Answering {
  const answers = tiles.map((id) => answerAt(props, `yieldTile:${id}`));
  return (
    answers.find(({ offer }) => offer !== null) ?? { offer: null, chosen: false, show: props.show, give: props.give }
  );
}

const YieldTile = memo(function YieldTile({
  tile,
  all,
  offer,
  chosen,
  show,
  give,
}: Answering & { readonly tile: YieldTileId; readonly all: number }) {
  const words = useWords();
  const { colour } = YIELD_TILES[tile];
  const { effect: gain } = yieldTileGain(useFacts(), tile);
  const [ground, edge] = YIELD_INK[colour];
  const explanation = told(words.explain.yieldTile(colour, words.effect(gain), all), 'RG-NAV-6');
  const style = { background: ground, borderColor: edge };
  const inside = (
    <>
      <EffectPiece effect={gain} size={30} />
      {all > 1 && <small>×{all}</small>}
    </>
  );
  return (
    <Explain {...explanation} tabIndex={-1} className="rajas-yield-tile" data-spot="">
      {offer ? (
        <button
          type="button"
          tabIndex={-1}
          className={chosen ? 'chosen' : 'offered'}
          style={style}
          aria-label={offer.spoken}
          {...pointing({ show, give }, offer)}
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
});
