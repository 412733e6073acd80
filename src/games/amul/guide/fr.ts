/** Le guide d’Amul en français. */
import { MAJORITY, MARKET_CARDS, ROUNDS } from '../data.ts';
import { fr as words } from '../text/fr.ts';
import type { AmulGuideWords } from './en.ts';
import { learner, ownTrader, SEATS, setPoints } from './sight.ts';

const { points, cards } = words.counts;
const { placement } = words;
const [first, second, third] = MAJORITY.places;
const carpet = words.cards.carpet.name;

export const fr: AmulGuideWords = {
  chapters: { round: 'Une manche', bazaar: 'Palais et bazar', ending: 'La dernière carte' },
  lessons: {
    goal: {
      title: 'Un marché de nuit',
      says: 'Quatre marchands commercent toute une nuit. À chaque manche, chacun pose une carte sur la table devant lui. À la fin, les cartes posées rapportent des points, et qui en a le plus l’emporte. Voici votre table, encore vide.',
    },
    rounds: {
      title: 'Neuf manches, cinq étapes',
      says: `La nuit compte ${ROUNDS} manches, et cette ligne montre où en est la manche : des cartes arrivent, chacun en propose une, en prend une et en joue une, puis certaines cartes agissent.`,
    },
    hand: {
      title: 'Votre main',
      says: `Chaque carte dit en bas où elle compte. « ${placement.play.label} » : il faut la jouer. « ${placement.hand.label} » : gardez-la jusqu’à la fin, car elle est perdue si on la joue. « ${placement.both.label} » : elle compte à l’un ou l’autre endroit.`,
    },
    worth: {
      title: 'Des cartes qui vont ensemble',
      says: `La plupart des cartes aiment la compagnie. Un ${carpet} rapporte ${points(setPoints('carpet', 1))}, deux en rapportent ${setPoints('carpet', 2)} ensemble. Le nombre dans le coin dit ce que la carte vaut pour vous en ce moment. Restez sur une carte pour tout lire.`,
    },
    propose: {
      title: 'Proposer une carte',
      says: 'Chacun pose maintenant une carte de sa main au marché, face cachée, tous en même temps. D’autres peuvent prendre la vôtre : donnez ce qui vous sert le moins. Vous pourrez même la reprendre, si personne d’autre ne la prend avant vous.',
      task: 'Proposez une carte de votre main, celle que vous voulez.',
    },
    turnedUp: {
      title: 'Le marché ouvre',
      says: `Toutes les propositions sont montrées, à côté de ${cards(MARKET_CARDS[SEATS] ?? 0)} de la pioche. La petite marque sur une carte dit qui l’a proposée. Il y a plus de cartes que de marchands : il en restera.`,
    },
    choose: {
      title: 'En prendre une',
      says: 'Chacun à son tour prend une carte en main. Vous avez la carte Premier choix, donc vous commencez ; à la manche suivante, ce sera le marchand à votre gauche.',
      task: `Prenez une carte. Le ${carpet} ferait une paire avec le vôtre ; le choix est libre.`,
    },
    reveal: {
      title: 'En jouer une',
      says: `Chacun choisit une carte de sa main, et toutes sont montrées ensemble. Une carte « ${placement.play.label} » ou « ${placement.both.label} » reste sur votre table. Une carte qui dit seulement « ${placement.hand.label} » quitterait la partie.`,
      task: 'Jouez une des cartes mises en lumière.',
      notYet: {
        lost: `Cette carte dit seulement « ${placement.hand.label} » : jouée maintenant, elle serait perdue. Gardez-la jusqu’à la fin et jouez-en une qui reste.`,
      },
    },
    onTable: {
      title: 'Elle y reste',
      says: 'Votre carte est sur la table et n’en bouge plus. Les cartes qui comptent ensemble sont rangées ensemble, avec leurs points. Les autres aussi en ont joué une : regardez autour de vous.',
    },
    upkeep: {
      title: 'La manche finit',
      says: 'Certaines cartes agissent quand on les joue, un marchand après l’autre. Puis ce qui reste au marché est défaussé, et la carte Premier choix avance d’une place vers la gauche.',
    },
    again: {
      title: 'Une manche à vous',
      says: 'Chacun a une nouvelle carte. Proposez, prenez et jouez comme vous voulez. Regardez les nombres dans les coins, et ce que les autres rassemblent.',
      task: 'Jouez cette manche jusqu’au bout. Passez à la suite quand vous en avez assez vu.',
    },
    roundDone: {
      title: 'Voilà une manche',
      says: `Proposer, prendre, jouer : c’est tout ce que vous faites, ${ROUNDS} fois. La suite apporte des cartes qui regardent les autres, et des cartes qui en amènent d’autres. Nous continuons à la manche 5 d’une autre nuit, commencée comme celle-ci.`,
    },
    neighbours: {
      title: 'Vos voisins',
      says: 'Certaines cartes comptent ce qu’il y a sur les tables à votre gauche et à votre droite. Ces deux marchands sont vos voisins pour toute la partie. Qui est assis plus loin importe moins.',
    },
    order: {
      title: 'Le plus fort d’abord',
      says: `Pendant les ${SEATS} premières manches, la carte Premier choix fait le tour. À partir de maintenant, qui a le plus de sabres croisés sur sa table choisit d’abord ; à égalité, celui dont une de ces cartes porte la première lettre dans l’alphabet. Qui n’en a aucun passe en dernier.`,
    },
    majority: {
      title: 'Arabes et Mongols',
      says: `Les croissants et les yourtes sont comptés à la fin, chacun de son côté. Le plus grand nombre rapporte ${points(first)}, le deuxième ${second}, le troisième ${third}. À égalité, on reçoit la plus basse des deux places.`,
    },
    supplies: {
      title: 'Palais et bazar',
      says: 'Ces cartes ne se prennent pas au marché. Un Marchand en amène une du palais, un Contrat une du bazar. Rien n’est jamais remplacé ici.',
    },
    contract: {
      title: 'Un Contrat',
      says: 'Vous avez un Contrat en main. Il rapporte un peu par lui-même et, quand on le joue, il vous amène un Négociant du bazar.',
      task: 'Jouez le Contrat.',
      notYet: {
        contract: 'Toutes ces cartes peuvent se jouer, mais cette leçon parle du Contrat : jouez celui-là.',
      },
    },
    trader: {
      title: 'Choisir un Négociant',
      says: 'Les cartes du bazar sont à la place du marché. Chaque Négociant demande trois marchandises différentes, montrées en bas ; celles au cadre clair, vous les avez déjà, sur la table ou en main.',
      task: 'Prenez le Négociant qui convient à vos cartes. À vous de choisir.',
      notYet: { take: 'Vous pouvez ne rien prendre, mais un Négociant ne coûte rien : prenez-en un.' },
    },
    series: {
      title: 'Une série',
      says: (view) =>
        `Le ${words.cards[ownTrader(view)?.name ?? 'trader_persian'].name} rapporte ${points(ownTrader(view)?.points ?? 0)} pour chaque série complète de ses trois marchandises. Les marchandises gardent aussi leurs propres points. Vous savez donc ce qu’il faut chercher.`,
    },
    turn: {
      title: 'La suite',
      says: 'Une nouvelle manche a commencé, et elle est à vous. Pensez à votre Négociant, et à ce que vos voisins pourraient vous laisser.',
      task: 'Jouez cette manche comme vous voulez.',
    },
    bazaarDone: {
      title: 'Presque tout',
      says: 'Vous savez comment les cartes arrivent et ce qu’elles font. Il manque la fin d’une nuit : allons à la manche 9 d’une autre encore, et à sa dernière carte.',
    },
    lastHand: {
      title: 'Ce que vaut la main',
      says: `Après cette manche, chacun montre sa main. « ${placement.hand.label} » et « ${placement.both.label} » rejoignent alors la table et comptent. Une carte qui dit seulement « ${placement.play.label} » et n’a pas été jouée est défaussée.`,
    },
    now: {
      title: 'Si tout finissait là',
      says: 'Vous seul voyez ce panneau. Il additionne votre table et votre main comme le ferait le décompte, et dit ce qui serait perdu.',
    },
    lastCard: {
      title: 'Votre dernière carte',
      says: (view) =>
        `Vous avez ${cards(learner(view).hand?.length ?? 0)} en main et devez en jouer une. Celles qui disent « ${placement.both.label} » sont sûres : elles comptent sur la table comme en main.`,
      task: 'Jouez une carte qui reste.',
      notYet: {
        lost: `Jouée maintenant, cette carte est perdue ; en main, elle compte. Jouez-en une qui dit « ${placement.both.label} ».`,
      },
    },
    sheet: {
      title: 'Le décompte',
      says: 'Catégorie par catégorie, toutes les cartes comptent : marchandises, objets, caravanes, marchands, soldats et personnages. Puis viennent les Négociants et les deux majorités. À total égal, la plus grande valeur militaire l’emporte.',
    },
    ready: {
      title: 'Vous savez tout',
      says: 'Gardez ce qui paie à la fin, jouez ce qui doit l’être, et regardez vos deux voisins avant de proposer. Quand on est plus nombreux, il y a d’autres sortes de cartes ; chacune s’explique d’elle-même.',
    },
  },
};
