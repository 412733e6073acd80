/** Le guide de Bombay en français. */
import {
  ACTIONS_PER_TURN,
  BUILD_ACTIONS,
  CITY_TOKEN_RUPEES,
  DRAWN_PER_ROUND,
  ELEPHANT_CARRIES,
  HILL_ACTIONS,
  MARKETS,
  MOVE_ACTIONS,
  SALE,
  SELL_ACTIONS,
  SILK_BONUS,
  TOKEN_RUPEES,
  TOLL_RUPEES,
  WAIT,
} from '../data.ts';
import { tableFacts } from '../state.ts';
import { fr as words } from '../text/fr.ts';
import type { BombayView } from '../view.ts';
import type { BombayGuideWords } from './en.ts';
import { actionsLeft, learner, palaces, purse, SEATS, type Taken, tokenTaken } from './sight.ts';

const { rupees, actions, clients } = words.counts;
const [left, middle, right] = MARKETS;
const [top, second, bottom] = SALE;
const { rounds, laps, prizes } = tableFacts(SEATS);
const place = (view: BombayView) => words.places[learner(view).at];
const palaceAt = (view: BombayView) => words.places[palaces(view)[0] ?? learner(view).at];

/** Ce qu’était le jeton sous le premier palais. */
const taken: Readonly<Record<Taken, string>> = {
  rupees: `Le jeton qui s’y trouvait vous a rapporté ${rupees(TOKEN_RUPEES)} tout de suite.`,
  city: 'Le jeton qui s’y trouvait est gardé : à la fin, il compte comme une ville de plus.',
  none: 'Aucun jeton ne s’y trouvait, mais le palais est bien à vous.',
};

export const fr: BombayGuideWords = {
  chapters: { trip: 'Un premier voyage', palace: 'Un palais', ending: 'Le dernier tour' },
  lessons: {
    goal: {
      title: 'De la soie et des roupies',
      says: 'Vous êtes marchand de soie, et voici votre éléphant : celui qui porte l’étoile. Vous achetez la soie là où elle est bon marché, vous la vendez là où on la demande, et vous bâtissez des palais. Qui a le plus de roupies à la fin gagne.',
    },
    clock: {
      title: 'La durée de la partie',
      says: `À trois, la partie compte ${rounds} manches de ${laps} tours de table. À chaque tour de table, chacun joue une fois. Cette horloge compte les deux ; après le dernier tour de table, la partie est finie.`,
    },
    purse: {
      title: 'Votre bourse',
      says: (view) =>
        `Vous commencez avec ${rupees(purse(view).rupees)}. L’argent reste derrière un paravent : chacun voit ce que vous gagnez et payez, personne ne voit le total.`,
    },
    markets: {
      title: 'Trois marchés',
      says: `La soie de cette manche se trouve sur trois marchés. La plus abondante est à gauche et coûte ${rupees(left.rupees)} et ${actions(left.actions)}. Au milieu, c’est ${rupees(middle.rupees)} et ${actions(middle.actions)} ; à droite, ${rupees(right.rupees)} et ${actions(right.actions)}.`,
    },
    ride: {
      title: 'Trois actions',
      says: `Un tour compte ${actions(ACTIONS_PER_TURN)}. Suivre une route en prend ${MOVE_ACTIONS}, monter sur une colline ${HILL_ACTIONS} de plus. On ne va pas au marché : une soie s’achète dans un comptoir de sa couleur.`,
      task: 'Allez au comptoir bleu, juste à côté. Choisissez-le sur la carte ou dans la barre.',
      notYet: {
        post: 'Bientôt vous irez où vous voudrez. Pour l’instant, allez au comptoir bleu mis en lumière : le bleu est la soie la moins chère aujourd’hui.',
      },
    },
    buy: {
      title: 'Acheter un ballot',
      says: `Le comptoir est ouvert, car il y a du bleu au marché. Le bleu est à gauche : un ballot coûte ${rupees(left.rupees)} et ${actions(left.actions)}. On achète une fois par tour, et l’éléphant porte ${ELEPHANT_CARRIES} ballots.`,
      task: 'Achetez un ballot bleu.',
      notYet: { buy: 'Vous êtes au bon endroit : achetez d’abord un ballot bleu ici.' },
    },
    ladder: {
      title: 'Qui en veut ?',
      says: `À côté de chaque ville, une échelle montre les trois soies qu’elle demande. L’échelon du haut paie ${rupees(top.rupees)}, celui du milieu ${rupees(second.rupees)}, celui du bas ${rupees(bottom.rupees)} et ${clients(bottom.clients)}. Le jaune et le violet y ajoutent un peu, nous y viendrons.`,
    },
    towards: {
      title: 'Choisissez votre ville',
      says: `Bombay demande surtout du bleu : elle paie ${rupees(top.rupees)}. À Hyderabad, le bleu est au milieu et rapporte ${rupees(second.rupees)}. Les deux sont à deux étapes, par les sites dans la lumière.`,
      task: 'Votre dernière action : faites une étape vers la ville de votre choix.',
      notYet: {
        unspent: 'Une action qui ne sert pas est perdue. Faites d’abord une étape vers Bombay ou Hyderabad.',
        towards: 'Cela vous éloigne des deux villes. Allez sur l’un des deux sites à côté du comptoir.',
      },
    },
    others: {
      title: 'Les autres',
      says: 'Votre tour est fini : il ne reste pas d’action. Les autres jouent, dans le sens horaire. Le récit raconte ce que fait chacun, une ligne pour chaque étape ; ce qu’ils possèdent reste derrière leurs paravents.',
    },
    sell: {
      title: 'Vendre',
      says: `Revenons à votre ballot. Une vente prend ${actions(SELL_ACTIONS)}, dans une ville qui demande cette soie. Vous pouvez entrer et vendre d’un seul geste : la barre montre ce que cela coûte et ce que cela rapporte.`,
      task: 'Entrez dans la ville et vendez votre ballot.',
      notYet: { sell: 'Vous y êtes presque : entrez dans la ville voisine et vendez-y le ballot bleu.' },
    },
    sank: {
      title: 'L’échelle répond',
      says: (view) =>
        `Le bleu est descendu tout en bas de l’échelle ${place(view).from}, et ce qui était dessous est monté. Qui y vendra du bleu ensuite recevra moins. Les ballots vendus retournent dans le sac.`,
    },
    token: {
      title: 'Un jeton de la ville',
      says: `À votre première vente dans une ville, vous prenez un de ses jetons, tant qu’il en reste. À la fin, les jetons de villes différentes rapportent ${words.list(CITY_TOKEN_RUPEES.slice(1).map(String))} roupies, d’une ville à six. Cela vaut donc la peine de vendre dans plusieurs villes.`,
    },
    rest: {
      title: 'La fin du tour',
      says: (view) =>
        `Il vous reste ${actions(actionsLeft(view))}. Ce qui ne sert pas est perdu, mais rien ne vous oblige à l’utiliser. Qui n’a rien de mieux à faire attend la fortune : les ${WAIT.actions} actions d’un tour contre ${rupees(WAIT.rupees)}.`,
      task: 'Faites encore une étape, ou finissez le tour. Les deux conviennent.',
    },
    again: {
      title: 'Encore une fois, à votre guise',
      says: 'À vous de jouer. Regardez quelle soie est bon marché et quelle ville la paie bien, et pensez au chemin entre les deux.',
      task: 'Ayez de nouveau un ballot sur votre éléphant. Passez à la suite quand vous en avez assez vu.',
    },
    tripDone: {
      title: 'Voilà le commerce',
      says: 'Acheter, porter, vendre : c’est l’essentiel des tours. Voyons à quoi la soie peut encore servir. Nous continuons quelques tours plus loin, dans une autre partie commencée comme la vôtre.',
    },
    closed: {
      title: 'Un comptoir fermé',
      says: 'Quelqu’un a acheté le dernier ballot bleu du marché. Les comptoirs bleus sont fermés jusqu’à l’arrivée de la soie, à la manche suivante. Vous avez acheté à temps : vous portez un ballot bleu.',
    },
    sites: {
      title: 'De la soie pour un palais',
      says: 'Un ballot se vend, ou bien il paie un palais sur un de ces sites. Beaucoup portent un jeton pour qui y bâtit : un écu compte comme une ville à la fin, des pièces sont des roupies tout de suite, une tête est une cliente, des ballots sont un ballot gratuit.',
    },
    build: {
      title: 'Bâtir un palais',
      says: `Un palais coûte un ballot que vous portez et ${actions(BUILD_ACTIONS)}. Il reste pour toujours : personne d’autre ne peut bâtir là.`,
      task: 'Allez sur un site et bâtissez-y. Lequel, à vous de choisir.',
      notYet: {
        build:
          'Pour cette leçon, allez sur un site libre voisin et bâtissez-y : ni les villes ni les comptoirs n’ont de place pour un palais.',
      },
    },
    palaceToken: {
      title: 'Ce que rapporte un palais',
      says: (view) =>
        `${taken[tokenTaken(view)]} Chaque palais compte aussi pour votre empire : les palais et les clientes ensemble. Les plus grands empires reçoivent une prime à la fin.`,
    },
    toll: {
      title: 'Des visiteurs',
      says: (view) =>
        `Ce n’est pas tout. Chaque fois qu’un autre marchand entre dans votre palais ${palaceAt(view).at}, la banque vous verse ${rupees(TOLL_RUPEES)}. Le visiteur ne paie rien, et il n’y peut rien.`,
      task: 'Finissez votre tour comme vous voulez, et regardez qui passe.',
    },
    tollPaid: {
      title: 'Une roupie de la route',
      says: (view) =>
        `Un éléphant est passé par votre palais, et vous avez maintenant ${rupees(purse(view).rupees)}. Chaque visite compte, même au passage. Un palais sur une route fréquentée rapporte encore et encore.`,
    },
    colours: {
      title: 'Deux soies précieuses',
      says: `Le jaune rapporte ${rupees(SILK_BONUS.yellow.rupees)} de plus que l’échelon, où qu’on le vende. Le violet rapporte ${clients(SILK_BONUS.purple.clients)} de plus. Les pièces sur les échelles en tiennent déjà compte.`,
    },
    turn: {
      title: 'Votre tour, votre idée',
      says: 'C’est le dernier tour de table de la manche. Vous avez peu de soie et une bourse : allez peut-être là où vous voulez acheter, car la soie arrive ensuite.',
      task: 'Jouez votre tour comme vous voulez. La manche finit après.',
    },
    supply: {
      title: 'La soie arrive',
      says: `Nouvelle manche : ce qui restait aux marchés est retourné dans le sac, et ${DRAWN_PER_ROUND} ballots ont été piochés. La soie la plus abondante est de nouveau à gauche : les prix changent. Échelles, palais et ballots portés restent, et le marchand suivant commence.`,
    },
    last: {
      title: 'Le tout dernier tour',
      says: `La fin d’une autre partie encore : manche ${rounds}, tour de table ${laps}. Après ce tour, elle est finie. Les ballots sur l’éléphant et les palais non bâtis ne valent alors plus rien.`,
    },
    cities: {
      title: 'Première prime : les villes',
      says: (view) =>
        `Chaque ligne dit ce que rapporte un nombre de villes différentes. Vous avez les jetons de ${purse(view).cities.length} villes, et un jeton Palais qui compte pour une de plus.`,
    },
    empire: {
      title: 'Seconde prime : les empires',
      says: `Les palais sur le plateau et les clientes forment ensemble un empire. À trois, le plus grand rapporte ${rupees(prizes[0] ?? 0)} et le deuxième ${rupees(prizes[1] ?? 0)}. En cas d’égalité, on partage.`,
    },
    lastTurn: {
      title: 'Votre dernier tour',
      says: 'Vous portez un ballot orange. Vendez-le ici, depuis le bas de l’échelle et sans jeton, car il n’en reste plus ; allez à Bombay, où l’orange est en haut ; ou bâtissez un palais. Chacun de ces choix aide, à sa façon.',
      task: 'Jouez votre dernier tour. La barre montre ce que chaque réponse coûte et rapporte.',
      notYet: { use: 'Le ballot ne vaudra plus rien une fois la partie finie. Faites-en d’abord quelque chose.' },
    },
    sheet: {
      title: 'La feuille de score',
      says: 'Tout finit en roupies : celles gagnées en jouant, la prime des villes et la prime d’empire. Les autres lignes ne font que les expliquer. À total égal, qui a le plus de clientes l’emporte.',
    },
    ready: {
      title: 'Vous savez tout',
      says: 'Vendez là où les échelles sont hautes, bâtissez là où l’on passe, et surveillez la ville qui vous manque. À quatre ou cinq, il y a plus de comptoirs, et les palais rapportent davantage.',
    },
  },
};
