/** Le guide d’Agra en français. */
import {
  AKBAR_FURTHER,
  BASE_VALUE,
  COLUMN_SIZE,
  EJECTION_FAVOURS,
  INFLUENCE_RUPEES,
  LAST_SPACE_RUPEES,
  LEADER_RUPEES,
  MEDITATION_POINTS,
  MERCHANT_FAVOURS,
  ORDER_LIMIT_AT_PIER,
  PEONAGE,
  PROCESSED_PER_ACTION,
  SAILOR_FREE_DELIVERIES,
  SECOND_RUPEES,
  START_RUPEES,
} from '../data.ts';
import { giftRupees } from '../score.ts';
import { fr as words } from '../text/fr.ts';
import type { AgraGuideWords } from './en.ts';
import { asked, GUILD, hasPoints, learner, openOrder, orderPays, produced } from './sight.ts';

const { spaces, goods, guilds, notables, meditations, strip } = words;
const { rupees, favours, points, deliveries } = words.counts;
const small = (name: string) => name.toLowerCase();

export const fr: AgraGuideWords = {
  chapters: { turn: 'Trois tours', orders: 'Une commande', ending: 'Le dernier tour' },
  lessons: {
    goal: {
      title: 'De quoi il s’agit',
      says: `Agra prépare une fête pour l’empereur Akbar. Vous fabriquez des biens et vous les livrez : aux notables, ici au bord du fleuve, aux guildes, à Akbar lui-même. Les livraisons rapportent des roupies, et qui en a le plus à la fin l’emporte. Vous en avez ${START_RUPEES} au départ.`,
    },
    phases: {
      title: 'Un tour a trois phases',
      says: `D’abord « ${strip.phases.meditation} », si vous voulez ; puis « ${strip.phases.action} », toujours exactement une ; puis « ${strip.phases.order} », si vous pouvez. Vous n’avez pas encore d’ouvrier sur le plateau : ce tour commence donc par l’action.`,
    },
    produce: {
      title: 'Travailler et produire',
      says: (view) =>
        `Une action, c’est un ouvrier sur une case. Le premier bâtiment de chaque rue produit son bien de base. La ${small(spaces.sawmill)} vous donne maintenant ${produced(view, 'wood')} ${small(goods.wood)} ; vos marqueurs dans un bâtiment sont vos biens.`,
      task: `Travaillez à la ${small(spaces.sawmill)} et prenez tout le ${small(goods.wood)}.`,
      notYet: {
        sawmill: `Toutes ces cases sont bonnes. Pour les prochains tours il nous faut du ${small(goods.wood)} : choisissez la ${small(spaces.sawmill)}.`,
        all: `Vous pouvez en prendre moins, mais vous n’y gagneriez rien : prenez tout le ${small(goods.wood)}.`,
      },
    },
    farm: {
      title: 'Ce que donne une ferme',
      says: 'Voici votre ferme. Chaque coin est un bien. Les cases libres entre un coin et les fermiers de ses deux côtés, voilà ce que vous en produisez. Les caches ne comptent pas tant qu’ils ne sont pas ôtés.',
    },
    pass: {
      title: 'Rien encore à livrer',
      says: `Après l’action vient la troisième phase : un don à Akbar ou une commande d’une guilde. Vous n’avez encore rien pour eux. Ensuite votre rival joue, veut lui aussi du ${small(goods.wood)} et renvoie votre ouvrier.`,
      task: 'Terminez votre tour et regardez.',
      notYet: { end: 'Rien d’autre n’est utile maintenant : terminez votre tour.' },
    },
    arrow: {
      title: 'Le long d’une flèche',
      says: `Les flèches mènent à de meilleurs biens : le ${small(goods.wood)} vaut ${BASE_VALUE.wood}, les ${small(goods.planks)} valent ${BASE_VALUE.planks}. Une fois bâti, chaque bâtiment en transforme jusqu’à ${PROCESSED_PER_ACTION}. Le Bâtisseur est à la ${small(spaces.plankMill)} : qui travaille sur son chantier le bâtit sans rien payer.`,
      task: (view) =>
        asked(view) === 'goOn'
          ? 'Continuez : le dé dit jusqu’où va le Bâtisseur.'
          : `Travaillez à la ${small(spaces.plankMill)} et changez du ${small(goods.wood)} en ${small(goods.planks)}, autant que vous voulez.`,
      notYet: {
        site: `Il nous faut des ${small(goods.planks)} : travaillez à la ${small(spaces.plankMill)} et transformez au moins un ${small(goods.wood)}. Vos faveurs peuvent attendre.`,
      },
    },
    favours: {
      title: 'Les faveurs',
      says: (view) =>
        `Votre rival avait du ${small(goods.wood)}, lui aussi, et vous a suivi le long de la flèche : cela vous donne une faveur. L’ouvrier debout qui a été renvoyé en a aussi donné ${EJECTION_FAVOURS}. Vous avez ${favours(learner(view).favours)} ; elles paient de petites actions, à tout moment de votre tour.`,
      task: 'Gardez-les pour l’instant et terminez votre tour.',
      notYet: { end: 'Vous pourriez déjà vous en servir. Cette fois, gardez-les et terminez votre tour.' },
    },
    meditate: {
      title: 'La méditation',
      says: (view) =>
        hasPoints(view)
          ? `Les points achètent de petites choses. « ${meditations.moveFarmer.name} » coûte le moins et n’est jamais bloqué ; parmi les autres, le dernier choix fait est bloqué pour qui vient ensuite. Un fermier donne à un bien ce qu’il prend à un autre.`
          : `Un ouvrier qui a travaillé peut méditer. Le premier que vous couchez rapporte ${points(MEDITATION_POINTS[0])}, et davantage quand vous montez la piste à côté de la ferme.`,
      task: (view) =>
        hasPoints(view)
          ? 'Avancez un fermier, celui que vous voulez.'
          : `Couchez votre ouvrier de la ${small(spaces.plankMill)}.`,
      notYet: {
        lay: `D’abord la méditation : couchez votre ouvrier de la ${small(spaces.plankMill)}. Qui part travailler ne peut plus méditer pendant ce tour.`,
        farmer: 'Dépensez d’abord le point, il est perdu dès que vous travaillez : avancez un fermier.',
      },
    },
    sail: {
      title: 'Une livraison',
      says: `Maintenant l’action. Le ${spaces.sailor} porte vos biens aux notables : ${deliveries(SAILOR_FREE_DELIVERIES)} sans rien payer, et pour un bien payé autant de plus que sa valeur. Chaque notable veut deux ou trois biens précis.`,
      task: `Travaillez chez le ${spaces.sailor} et livrez un bien à un notable. S’il y a un choix, il est à vous.`,
      notYet: {
        sailor: `Vous avez ce que veulent des notables : travaillez chez le ${spaces.sailor}.`,
        deliver: 'Payer un bien ajouterait des livraisons. Une suffit maintenant : choisissez un bien mis en lumière.',
      },
    },
    influence: {
      title: 'Roupies et influence',
      says: 'Une livraison rapporte une roupie pour chaque marqueur alors posé sur la carte. Quand elle est pleine, qui y a le plus de marqueurs gagne la carte et son pouvoir. Et chaque notable servi donne un pas d’influence dans sa guilde.',
      task: (view) => (asked(view) === 'influence' ? 'Prenez le pas.' : 'Terminez la livraison.'),
      notYet: {
        finish: 'Une livraison suffit cette fois : terminez-la.',
        step: 'Vous pouvez renoncer à un pas, mais il ne fait que vous aider : prenez-le.',
      },
    },
    turnDone: {
      title: 'Le fleuve',
      says: 'Voilà un tour entier. Quand des cartes sont gagnées, le bateau avance, des notables plus riches s’ouvrent et chaque ponton apporte quelque chose. L’influence vous servira ensuite : elle ouvre les commandes des guildes. Nous continuons plus loin, à la manche 11 d’une autre partie.',
    },
    guilds: {
      title: 'Une commande d’une guilde',
      says: (view) =>
        `Chaque guilde a une commande ouverte, celle au cadre de couleur. Qui y a de l’influence et les deux biens peut la remplir. Les ${guilds[GUILD]} demandent ${words.list(openOrder(view, GUILD).map((good) => small(goods[good])))} ; vous avez les deux, et vous êtes au niveau ${learner(view).influence[GUILD]}.`,
    },
    work: {
      title: 'D’abord l’action',
      says: (view) =>
        `Les commandes viennent après l’action : choisissez-en une qui ne coûte aucun bien et qui aide. L’${spaces.architect} donne un pas d’influence : au niveau ${learner(view).influence[GUILD]} une commande paie ${rupees(orderPays(view, 0))}, au suivant ${orderPays(view, 1)}. L’ouvrier qui s’y trouve rentre chez lui et, s’il est encore debout, donne une faveur à votre rival.`,
      task: `Travaillez chez l’${spaces.architect} et prenez un pas, de préférence chez les ${guilds[GUILD]}.`,
      notYet: {
        work: `Dans cette leçon il nous faut de l’influence, et les deux biens pour la commande : choisissez l’${spaces.architect}.`,
        step: 'Bâtir coûte des matériaux, et l’un d’eux est demandé par la commande : prenez un pas d’influence.',
      },
    },
    order: {
      title: 'La remplir',
      says: (view) =>
        `Une commande paie selon votre niveau : ${rupees(INFLUENCE_RUPEES[1])} au premier, jusqu’à ${INFLUENCE_RUPEES.at(-1)} tout en haut. Vous êtes au niveau ${learner(view).influence[GUILD]} et personne n’est plus haut. Sinon vous recevriez une roupie de moins, et un pas d’influence.`,
      task: `Remplissez la commande des ${guilds[GUILD]}.`,
      notYet: {
        gift: 'Un don à Akbar prendrait la place de la commande : un des deux par tour. Remplissez la commande.',
        order: `Tout est là : remplissez la commande des ${guilds[GUILD]}.`,
      },
    },
    akbar: {
      title: 'Un don à Akbar',
      says: `Au lieu d’une commande, vous pouvez donner à Akbar un bien dont la place ici est encore libre. Cela paie à la fin : un don ${giftRupees(1)}, deux ${giftRupees(2)}, trois ${giftRupees(3)}, et ${AKBAR_FURTHER} de plus pour chacun ensuite. Le cadre est passé à la commande suivante ; mais une guilde n’en prend que ${ORDER_LIMIT_AT_PIER[0]} pour l’instant, et plus à mesure que le bateau avance.`,
    },
    characters: {
      title: 'Les deux autres',
      says: `Vous connaissez deux des personnages. Le ${spaces.trader} prend jusqu’à trois biens contre d’autres, qui valent un de moins en tout, et peut changer la valeur d’un bien. Le ${spaces.botanist} fait deux choses sur trois : un pas sur la piste de méditation, payé en biens ; un cache ôté ; deux avancées de fermier.`,
    },
    own: {
      title: 'Là où est votre ouvrier',
      says: `Vous pouvez travailler là où vous avez déjà un ouvrier, pour ${rupees(PEONAGE)} ; sans ouvrier en réserve, il le faut. La roupie posée sur la ${small(spaces.quarry)} est pour qui y travaille ensuite : le Marchand en laisse sur son chemin. Qui travaille là où il se trouve reçoit ${favours(MERCHANT_FAVOURS)}. Allons maintenant à la fin d’une autre partie.`,
    },
    last: {
      title: 'Comment cela finit',
      says: `Les ${COLUMN_SIZE} commandes des ${guilds.artists} sont couvertes : cela met fin à la partie. Un niveau d’influence tout en haut aussi, ou un notable de niveau IV entièrement servi. On termine la manche et on en joue encore une. Ce tour est le tout dernier, et il est à vous.`,
    },
    lastTurn: {
      title: 'Votre dernier tour',
      says: `Vous avez un livre et un ${small(goods.curry)}. Le ${spaces.sailor} pourrait porter le livre au ${notables.subadar.name} ; et si vous payez le ${small(goods.curry)} sans en avoir besoin, sa valeur revient en roupies. C’est serré.`,
      task: 'Jouez ce tour comme vous voulez, et terminez-le.',
    },
    sheet: {
      title: 'Le décompte final',
      says: `Aux roupies des bourses s’ajoutent : dans chaque guilde, ${LEADER_RUPEES} par commande si vous menez seul, ${SECOND_RUPEES} si vous êtes deuxième ou à égalité ; les dons ; les caches ôtés ; ${LAST_SPACE_RUPEES} sur la dernière case de méditation ; et certains contrats. À total égal, les biens et les faveurs qui restent départagent.`,
    },
    ready: {
      title: 'Vous savez tout',
      says: 'Une meilleure ferme et de l’influence paient surtout quand elles viennent tôt : plus de biens par ouvrier, plus de roupies par commande. Ensuite, servez les notables pour leurs contrats, ayez sous la main les biens d’une commande ouverte, et donnez à Akbar ce qui reste. Et surveillez si la fin approche.',
    },
  },
};
