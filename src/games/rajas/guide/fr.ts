/** Le guide de Rajas en français. */
import { boardSpaces } from '../board.ts';
import {
  BUILDINGS,
  type Building,
  FAME_TRACK,
  KARMA,
  LEVEL,
  LEVEL_SUM,
  MONEY_TRACK,
  STACKS,
  WORKERS,
} from '../data.ts';
import { marginOf } from '../steps/tracks.ts';
import { fr as words } from '../text/fr.ts';
import { tileOf } from '../tiles.ts';
import type { RajasView } from '../view.ts';
import type { RajasGuideWords } from './en.ts';
import { builtTiles, learner, rival, SEATS, yieldsNear } from './sight.ts';

const { money, workers, tiles } = words.counts;
const glory = (n: number) => (n === 1 ? '1 point de gloire' : `${n} points de gloire`);
const prices = boardSpaces(SEATS)
  .filter(({ area }) => area === 'quarry')
  .map((space) => space.money);
const missing = (view: RajasView) => -marginOf(learner(view));

/** Ce que la première tuile a rapporté. */
function gained(view: RajasView): string {
  const [tile] = builtTiles(view);
  if (tile === undefined) return '';
  const { buildings, marketMoney } = tileOf(tile);
  const { levels, fame: now, money: purse } = learner(view);
  const brought = buildings.reduce((sum, building) => sum + levels[building], 0);
  const name = words.tileName(tile).toLowerCase();
  return [
    brought > 0 ? `Votre ${name} vous a rapporté ${glory(brought)} : votre marqueur est sur ${now}.` : '',
    marketMoney > 0
      ? `Votre marché vous a payé tout de suite ses ${money(marketMoney)} : vous en avez ${purse} à présent.`
      : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const plural: Readonly<Record<Building, string>> = {
  temple: 'temples',
  palace: 'palais',
  fort: 'forts',
  mill: 'moulins',
};

/** Le bâtiment le plus haut sur le parchemin. */
function highest(view: RajasView): string {
  const { levels } = learner(view);
  const best = BUILDINGS.toSorted((a, b) => levels[b] - levels[a])[0] ?? 'temple';
  return levels[best] > LEVEL.first ? ` Vos ${plural[best]} en sont déjà à ${levels[best]}.` : '';
}

export const fr: RajasGuideWords = {
  chapters: { start: 'Une première manche', roads: 'Routes et marchés', ending: 'La rencontre' },
  lessons: {
    goal: {
      title: 'Deux marqueurs, une course',
      says: 'Vous êtes rajah au bord du Gange. Deux marqueurs à vous partent de ce coin et font le tour du plateau : la gloire dans le sens horaire, l’argent dans l’autre. Dès que les deux marqueurs d’une même personne se rejoignent, la partie touche à sa fin.',
    },
    gap: {
      title: 'Le chemin qui reste',
      says: (view) =>
        `Cette barre est votre course : la gloire avance depuis la gauche, l’argent depuis la droite. Il reste entre eux un écart de ${missing(view)}. Chaque point de gloire le réduit de 1, et chaque paire de pièces aussi. À la fin, gagne qui a croisé ses marqueurs le plus loin.`,
    },
    round: {
      title: 'Un ouvrier après l’autre',
      says: (view) =>
        `On joue chacun son tour. À votre tour, vous placez un ouvrier sur une case libre, vous payez ce qu’elle coûte et vous faites aussitôt ce qu’elle permet. Vous avez ${workers(learner(view).workers)}. Quand tous les ouvriers de tout le monde sont placés, la manche est finie.`,
    },
    quarry: {
      title: 'La carrière',
      says: `C’est ici qu’on bâtit : des tuiles pour sa propre province. Les cases se prennent dans l’ordre et deviennent plus chères, de ${money(prices[0] ?? 0)} à ${prices.at(-1)}. Sur tout le plateau, une case n’accueille qu’un seul ouvrier.`,
      task: 'Placez votre premier ouvrier à la carrière : touchez la case, ou la réponse dans la barre.',
      notYet: {
        quarry: 'Vous verrez bientôt les autres lieux. Allez d’abord à la carrière : tout le reste naît de vos tuiles.',
      },
    },
    tile: {
      title: 'Les dés paient les tuiles',
      says: `${STACKS.length} tuiles sont visibles. Leur nombre est leur prix : payez des dés de leur couleur qui montrent au moins autant en tout. On ne rend pas la monnaie. Un bâtiment rapporte de la gloire, une tente est un marché et rapporte de l’argent.`,
      task: 'Choisissez une tuile marquée dont un dé de sa couleur atteint le prix. Le dé est payé en même temps.',
      notYet: {
        karma:
          'Il y faut du karma, et le karma viendra plus tard. Prenez une tuile dont un dé de sa couleur atteint le prix tel quel.',
      },
    },
    lay: {
      title: 'Dans votre province',
      says: 'Tournez la tuile comme vous voulez. Une de ses routes doit mener à votre résidence, directement ou par les tuiles déjà posées. Une route qui continue vers une case vide est précieuse : c’est là qu’on bâtit ensuite.',
      task: 'Posez la tuile à côté de votre résidence.',
      notYet: { lay: 'La tuile est payée. Posez-la maintenant à côté de votre résidence.' },
    },
    gains: {
      title: 'Payé tout de suite',
      says: (view) =>
        `${gained(view)} Un bâtiment rapporte une seule fois, quand on le pose. Les marchés, eux, peuvent resservir.`,
    },
    others: {
      title: 'L’autre rajah',
      says: 'Maintenant, l’autre rajah place un ouvrier. Ce qui se passe est raconté dans le récit, une ligne par étape.',
    },
    palace: {
      title: 'Le palais',
      says: 'En bas, une terrasse donne un dé gratuit. Un balcon change un dé en deux dés d’une autre couleur. Chaque chambre prend un dé qui montre son numéro et donne quelque chose à elle : pointez-la pour le lire.',
      task: 'Placez votre deuxième ouvrier au palais, où vous voulez.',
      notYet: {
        palace: 'Cela viendra. Choisissez maintenant une case du palais.',
        builder:
          'Le Maître bâtisseur pose une tuile plus chère sur une ancienne. C’est pour plus tard : choisissez une autre case.',
        karma:
          'Il y faut du karma, et c’est la leçon suivante. Choisissez une chambre dont un de vos dés montre le numéro, ou une terrasse.',
      },
    },
    karma: {
      title: 'Le karma',
      says: (view) =>
        `Vous avez ${words.counts.karma(learner(view).karma)}, et pouvez en garder ${KARMA.most}. Quand vous payez un dé, 1 karma le retourne sur sa face cachée : un 1 compte pour 6, un 2 pour 5, un 3 pour 4, et inversement. Aucun dé n’est donc tout à fait inutile.`,
    },
    harbour: {
      title: 'En remontant le Gange',
      says: 'Le port veut un petit dé : 1, 2 ou 3. Votre bateau avance d’autant de cases au plus et reçoit ce que donne la case où il s’arrête. Celles qu’il dépasse ne donnent rien.',
      task: 'Placez votre troisième ouvrier au port et faites avancer votre bateau.',
      notYet: { harbour: 'Il reste une chose à voir dans cette manche : envoyez cet ouvrier au port.' },
    },
    home: {
      title: 'Les ouvriers rentrent',
      says: 'Vos trois ouvriers sont placés, et l’autre rajah en place encore un. Puis tous rentrent, et l’éléphant passe au rajah suivant, qui commencera. Dés, karma et argent restent. Nous continuons à la quatrième manche d’une autre partie.',
    },
    yields: {
      title: 'Au bord de la province',
      says: (view) =>
        `Vous avez ici ${tiles(builtTiles(view).length)}. Autour de votre province se trouvent des revenus spéciaux : argent, dés, karma, amélioration. Qui pose une tuile dont une route y débouche les reçoit, une fois. ${yieldsNear(view).length} d’entre eux ne sont qu’à une tuile.`,
    },
    reach: {
      title: 'Une route vers un revenu',
      says: 'Choisissez une tuile et tournez-la pour qu’une de ses routes débouche sur un revenu. Dans un coin, il y en a deux : avec trois routes, une tuile peut prendre les deux.',
      task: 'Allez à la carrière et posez une tuile dont la route atteint un revenu spécial.',
      notYet: {
        quarry: 'Pour cela, il vous faut une tuile : allez à la carrière.',
        tile: 'Aucune route de cette tuile ne peut atteindre un revenu pour le moment. Choisissez-en une autre.',
        road: 'Ainsi posée, aucune route ne débouche sur un revenu. Choisissez une case à côté de l’un d’eux, ou tournez la tuile.',
      },
    },
    levels: {
      title: 'De meilleurs bâtisseurs',
      says: (view) =>
        `Chaque bâtiment rapporte la gloire que votre parchemin indique pour son espèce, ${LEVEL.first} au début. Une amélioration fait monter une espèce, jusqu’à ${LEVEL.last}, pour tout ce que vous poserez ensuite.${highest(view)} Mieux vaut donc améliorer d’abord et bâtir après.`,
    },
    market: {
      title: 'Vendre',
      says: 'Vos tentes paient encore et encore. Les marchandises variées sont gratuites et comptent un marché de chaque sorte. Un étal d’une seule sorte prend un dé et compte autant de marchés de cette sorte que le dé en montre.',
      task: 'Placez un ouvrier au marché. La barre montre ce que rapporte chaque case.',
      notYet: { market: 'Vous avez des marchés et n’y avez encore rien vendu : envoyez cet ouvrier au marché.' },
    },
    workers: {
      title: 'Plus de bras',
      says: (view) =>
        `Pour chaque rajah, trois ouvriers attendent : à ${glory(FAME_TRACK.worker)}, à ${money(MONEY_TRACK.worker)} et au pont du Gange. Le marqueur ou le bateau qui y arrive réveille l’ouvrier, et il est à vous pour de bon. On peut en gagner deux sur trois, ce qui fait ${WORKERS.most}. Vous en avez ${learner(view).workers}, et l’autre rajah ${rival(view).workers}.`,
    },
    play: {
      title: 'À votre guise',
      says: 'Jouez librement le reste de la manche. Les dés font les tuiles, les tuiles font la gloire et les marchés, les marchés font l’argent, et le bateau aide partout.',
      task: 'Placez vos autres ouvriers. Continuez dès que vous en avez assez vu.',
    },
    bonuses: {
      title: 'De fil en aiguille',
      says: 'Certaines cases des deux pistes font un cadeau quand on les atteint ou les dépasse pour la première fois : dés, karma, amélioration, une avancée du bateau. Le bateau rapporte alors peut-être de l’argent, et l’argent le cadeau suivant. Guettez ces enchaînements.',
    },
    close: {
      title: 'Presque au but',
      says: (view) =>
        `Passons à la manche ${view.round} d’une troisième partie. Vous avez ${glory(learner(view).fame)} et ${money(learner(view).money)} : l’écart n’est plus que de ${missing(view)}. Il manque encore ${-marginOf(rival(view))} à l’autre rajah.`,
    },
    meet: {
      title: 'Qu’ils se rejoignent',
      says: 'Trois lieux comblent l’écart : le marché, Man Singh et le portique. Les autres finissent la phase : l’autre rajah a encore un tour. Puis le plus large croisement l’emporte : prenez donc tout ce que vous pouvez.',
      task: 'Placez un ouvrier dans l’un des trois.',
      notYet: {
        meet: 'Vos marqueurs ne s’y rejoindraient pas. Vendez au marché, ou allez chez Man Singh ou sous le portique.',
      },
    },
    sheet: {
      title: 'La feuille de score',
      says: `La gloire compte telle quelle, l’argent pour moitié, arrondi à l’unité supérieure. On retire les ${LEVEL_SUM} cases de la course : ce qui reste est la marge, et la plus grande gagne. À marges égales, gagne celui dont les marqueurs se sont rejoints en premier.`,
    },
    ready: {
      title: 'Voilà tout le jeu',
      says: 'Les deux pistes se valent ; quelques améliorations ou quelques bons marchés décident laquelle est la vôtre. Gagnez tôt des ouvriers et gardez des routes ouvertes. À trois ou quatre, le plateau a plus de cases, et tout le reste est pareil.',
    },
  },
};
