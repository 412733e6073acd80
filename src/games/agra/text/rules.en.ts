/** The rules of Agra in English, rule by rule, in the order of the rules page. */
import type { RulesChapter } from '../../../ui/contract.ts';

export const rules: readonly RulesChapter[] = [
  {
    title: 'Components',
    rules: [
      {
        id: 'AG-1-a',
        text: 'Shared: game board (3 zones: characters + meditation circle; 16 buildings in a 4×4 grid; river with 6 piers and notable slots); Imperial board (Akbar’s gift area, 3 influence tracks, 3 order columns); 24 notable cards (front: request, back: contract); 3 price tokens; 3 order markers; 3 order-limit tokens (4, 5, 6); 1 Merchant; 1 Builder; 1 boat; 1 meditation marker; 12 construction-site tiles; 12 building bonus tiles; 14 favour tiles; 1 six-sided die; 1 first-player marker; 69 rupee coins (28×1, 15×2, 10×5, 10×10, 6×20).',
      },
      {
        id: 'AG-1-b',
        text: 'Per player: player board (farm, meditation track, favour area, 3 printed favour actions, room for 3 favour tiles); 10 workers; 22 markers; 4 farmers; 8 cover tiles; 3 influence markers; 1 meditation counter; 1 bag.',
      },
      {
        id: 'AG-1-c',
        text: 'Rupees are never exhausted (unlimited bank). Workers, markers, cover tiles and favour tiles are limited.',
      },
      { id: 'AG-1-d', text: 'Player colours: turquoise, orange, yellow, magenta.' },
    ],
  },
  {
    title: 'Game board (all player counts)',
    rules: [
      { id: 'AG-2.1-a', text: 'Price tokens go on the Trader, each showing the face with fewer flags.' },
      { id: 'AG-2.1-b', text: 'All 12 building bonus tiles are face up, 4 per level (2, 3, 4).' },
      {
        id: 'AG-2.1-c',
        text: 'A construction-site tile lies on each of the 12 processing buildings; level = column number = number of arches.',
      },
      {
        id: 'AG-2.1-d',
        text: 'Merchant: roll until the result is 1–4; he starts on production building no. 1–4 in path order (1 quarry, 2 sawmill, 3 turmeric farm, 4 cotton plantation).',
      },
      {
        id: 'AG-2.1-e',
        text: 'Builder: roll once; he starts on site no. 1–6 in path order, the first being the top site of column 2 (1 cement, 2 planks, 3 curry, 4 oil, 5 bricks, 6 paper).',
      },
      {
        id: 'AG-2.1-f',
        text: 'Path order (used everywhere): column 1 top→bottom, then column 2, 3, 4 (pathIndex 1–16).',
      },
      {
        id: 'AG-2.1-g',
        text: 'Notables, 4 players: draw at random 5 of level I, 4 of level II, 3 of level III, 2 of level IV (14). The guild icons must be split 5/5/4; if not, swap cards as in AG-2.1-h. Undrawn cards leave the game and may be shown.',
      },
      {
        id: 'AG-2.1-h',
        text: 'Balancing algorithm (deterministic given the RNG): (1) draw every level at random. (2) If the split is wrong, look at all level-I selections that give a right split with the other levels unchanged; if any exist pick one uniformly. (3) Otherwise do the same re-choosing levels I+II together, then I+II+III, then all. First step that succeeds wins.',
      },
      {
        id: 'AG-2.1-i',
        text: 'Limit tokens 4, 5, 6 lie on the river at piers 3, 4, 5. The limit in force at the start is 3 (printed). The boat is at pier 1.',
      },
      { id: 'AG-2.1-j', text: 'The meditation marker starts on Deliver a good.' },
      {
        id: 'AG-2.1-k',
        text: 'First player is random and keeps the marker for the whole game. Seats are clockwise from there.',
      },
    ],
  },
  {
    title: 'Player board',
    rules: [
      {
        id: 'AG-2.2-a',
        text: 'Each player: 8 cover tiles on the marked farm spaces; counter on space 1 of the meditation track; 2 rupees; 4 farmers, one on the middle space of each side; 10 workers in supply; 22 markers in supply; no favours, no favour tiles.',
      },
    ],
  },
  {
    title: 'Imperial board',
    rules: [
      { id: 'AG-2.3-a', text: 'Each player puts one influence marker on the start (level 0) of each of the 3 tracks.' },
      {
        id: 'AG-2.3-b',
        text: 'For each order column roll the die; the order marker goes on that order (1 = top … 6 = bottom). See AG-2.4-d for covered orders.',
      },
      { id: 'AG-2.3-c', text: 'Shuffle the 14 favour tiles; reveal 3, the rest is a face-down pile.' },
    ],
  },
  {
    title: 'Adjustments for 2 and 3 players',
    rules: [
      {
        id: 'AG-2.4-a',
        text: 'Notables: one fewer per level: 4/3/2/1 = 10, guild split 4/3/3 (same algorithm). Empty slots are shown as covered.',
      },
      {
        id: 'AG-2.4-b',
        text: 'Akbar area: with 3 players roll once for the left six gifts and once for the right six, and cover the rolled gifts with neutral markers (2 in all). With 2 players roll twice per side; a repeated result is not re-rolled, so 2–4 gifts are covered.',
      },
      {
        id: 'AG-2.4-c',
        text: 'Orders: with 3 players roll once per column and cover that order with a neutral marker. With 2 players roll twice per column, re-rolling until two different orders are covered. Neutral markers count against the order limit and towards filling the column.',
      },
      {
        id: 'AG-2.4-d',
        text: 'Do AG-2.4-c first, then AG-2.3-b. If the rolled order is covered, the order marker goes to the next uncovered order downwards (wrapping to the top).',
      },
      {
        id: 'AG-2.4-e',
        text: 'Everything else is unchanged (limit still starts at 3; thresholds of the piers unchanged).',
      },
    ],
  },
  {
    title: 'Turn structure',
    rules: [
      { id: 'AG-4-a', text: 'Play goes clockwise in rounds; every round starts with the first player.' },
      {
        id: 'AG-4-b',
        text: 'A turn = ① Meditation phase (optional) → ② Action phase (mandatory, exactly one main action, plus one more if a Statue is spent) → ③ Order phase (optional) → ④ end of turn.',
      },
      {
        id: 'AG-4-c',
        text: 'Secondary actions (oil & curry, favour, luxury) and contract powers may be used by the active player at any of his own decision points of the turn, even in the middle of an action, subject to AG-INT-c. They never replace the main action.',
      },
      {
        id: 'AG-4-d',
        text: 'End of turn: markers on used favour actions/tiles and on luxury scrolls return to the owner’s supply; once-per-turn contracts refresh; leftover MP were already lost.',
      },
      { id: 'AG-4-e', text: 'A player may not go back to an earlier phase.' },
    ],
  },
  {
    title: 'Board',
    rules: [
      {
        id: 'AG-5.1-a',
        text: 'Action spaces: 4 characters, every built building, and the site the Builder stands on. One worker per space.',
      },
      {
        id: 'AG-5.1-b',
        text: 'Goods may be stored in, transformed into and exchanged into a building whether or not it is built.',
      },
    ],
  },
  {
    title: 'Goods',
    rules: [
      {
        id: 'AG-5.2-a',
        text: '16 goods: 4 basic (base value 1), 8 processed (2), 4 luxury (3). A marker in a building is one good of that building’s type. Unlimited goods per building per player.',
      },
      {
        id: 'AG-5.2-b',
        text: 'Markers are finite: gaining a good or favour takes a marker from the supply, losing one returns it, unless the text moves the marker somewhere else (notable, Akbar, order, French Trader, scroll, favour space). See RU-01.',
      },
      {
        id: 'AG-5.2-c',
        text: 'A player may at any own decision point return any number of his goods and favours to his supply (release).',
      },
    ],
  },
  {
    title: 'Values and price tokens',
    rules: [
      {
        id: 'AG-5.2.1-a',
        text: 'Current value of a good = the flags on the price token lying on it, otherwise its base value.',
      },
      {
        id: 'AG-5.2.1-b',
        text: 'Tokens have two faces: 1/2, 2/3, 3/4. A token may lie on a good only if |face − base value| ≤ 1. At most one token per good.',
        reconstructed: true,
      },
      { id: 'AG-5.2.1-c', text: 'Values therefore range from 1 to 4.' },
      {
        id: 'AG-5.2.1-d',
        text: '"Adjust a price token" = pick one token, then put it from the Trader or from its present good onto a legal good (possibly the same one) with either face up, in one step. It must change something. It cannot be sent back to the Trader.',
      },
      { id: 'AG-5.2.1-e', text: 'Tokens change only through the Trader action, favour tile FT04, and pier 4.' },
    ],
  },
  {
    title: 'Production',
    rules: [
      {
        id: 'AG-5.2.3-a',
        text: 'The farm is a square whose corners are the four basic goods ; each side has 5 spaces; its farmer stands on one of them. Start: farmer on index 3, covers on indices 1 and 5 of each side.',
        reconstructed: true,
      },
      {
        id: 'AG-5.2.3-b',
        text: 'Production of a good = number of uncovered, farmer-free spaces lying between its corner and the farmer, on both adjoining sides added. Covered spaces in between are skipped, not counted. Range 0–8. At the start it is 2 for every good.',
      },
      {
        id: 'AG-5.2.3-c',
        text: 'Farmers never leave their side, never stop on or cross a corner or a cover tile. One "farmer move" = one farmer, one space.',
      },
    ],
  },
  {
    title: 'Transformation',
    rules: [
      {
        id: 'AG-5.2.4-a',
        text: 'Arrows: sandstone→cement, sandstone→bricks, bricks→statues; wood→planks, wood→paper, paper→books; turmeric→curry, turmeric→dye, dye→paintings; cotton→oil, cotton→cloth, cloth→clothing. (Basic→luxury links through column 3 ; that only one of the two processed goods of a row leads on is.).',
        reconstructed: true,
      },
      {
        id: 'AG-5.2.4-b',
        text: 'Transforming moves a marker from the source building to the target building; no supply marker needed. Every target has exactly one source.',
      },
      {
        id: 'AG-5.2.4-c',
        text: 'Following. When a player transforms ≥ 1 good at a processing building as (part of) a main action, each other player who has a good of the same source may transform exactly one along the same arrow. The transforming player receives 1 favour per player who did.',
      },
      {
        id: 'AG-5.2.4-d',
        text: 'Following applies to: worker placed on a processing building, the Builder’s site, the transformation after an Architect build, the extra main action of a Statue, and Mujtahida’s build (RU-12). It does not apply to meditation, favour actions or favour tiles. Option followScope = any (FR wording): every transformation can be followed.',
      },
      {
        id: 'AG-5.2.4-e',
        text: 'A follower may use FT11 to transform one more good (AG-FT11). That does not give a second favour to the active player. Following cannot itself be followed.',
      },
    ],
  },
  {
    title: 'Building',
    rules: [
      {
        id: 'AG-5.3-a',
        text: 'Building materials and building values: sandstone 1, wood 1, cement 2, planks 2. Building values ignore price tokens.',
      },
      { id: 'AG-5.3-b', text: 'Costs: level 2 = 3, level 3 = 4 (paper mill: text), level 4 = 5.', reconstructed: true },
      { id: 'AG-5.3-c', text: 'A building once built stays built; its site tile leaves the game.' },
    ],
  },
  {
    title: 'Favours',
    rules: [
      {
        id: 'AG-5.5-a',
        text: 'A favour is one marker in the favour area. Favours come from the bank, never from another player.',
      },
      {
        id: 'AG-5.5-b',
        text: 'Sources: own standing worker ejected (1, or 2 from meditation space 4); visiting the Merchant (2); bonus spaces 3 and 6 of influence tracks; bonus tiles; contracts; markers on a notable won by somebody else (1 per marker); followers (1 each); Jagirdar reaction (1); Book luxury action (1); piers 3 and 4.',
      },
    ],
  },
  {
    title: 'Influence',
    rules: [
      {
        id: 'AG-5.6-a',
        text: 'Each track has levels 0 (start) to 9. Several markers may share a level. Markers never move down; steps beyond the top are lost.',
        reconstructed: true,
      },
      {
        id: 'AG-5.6-b',
        text: 'On reaching level 3: immediately choose 1 favour or a favour tile. On reaching level 6: 2 favours or a favour tile. (Once per track and level, naturally.).',
      },
      {
        id: 'AG-5.6-c',
        text: 'Favour tile choice: one of the face-up tiles; refill from the pile at once. A player holds at most 3; on taking a fourth he chooses one of the four to give up, which is shuffled face down into the pile (before the refill is drawn if the new tile came from the display: take → discard & shuffle → refill).',
      },
      { id: 'AG-5.6-d', text: 'Reaching level 9 triggers the end (AG-8.1).' },
      { id: 'AG-5.6-e', text: 'Rupees per order by level 1–9: 2, 3, 3, 4, 4, 5, 6, 7, 8.', reconstructed: true },
    ],
  },
  {
    title: 'Generating MP',
    rules: [
      {
        id: 'AG-6.1.1-a',
        text: 'The player may lay down any number of his standing workers on the board (characters and buildings). A laid worker stays on its space, lying.',
      },
      {
        id: 'AG-6.1.1-b',
        text: 'The k-th worker laid in this phase yields the MP of meditation-track space max(1, p − k + 1), p = counter position. Track: 1, 2, 2, 3, 4 (fifth value ). Every worker yields at least 1.',
        reconstructed: true,
      },
      {
        id: 'AG-6.1.1-c',
        text: 'Workers on the Cook contract may be used instead (AG-N08-b) and count in the same sequence.',
      },
      { id: 'AG-6.1.1-d', text: 'Muezzin adds 1 MP once per phase as soon as the first MP is generated.' },
      {
        id: 'AG-6.1.1-e',
        text: 'Generating and spending may be interleaved within the phase; the sequence number k keeps running (RU-03).',
      },
      { id: 'AG-6.1.1-f', text: 'Unspent MP are lost when the phase ends.' },
    ],
  },
  {
    title: 'Meditation actions',
    rules: [
      {
        id: 'AG-6.1.2-a',
        text: 'Deliver a good (outer): 3 MP: deliver one good to one accessible notable (AG-7.2). Repeatable, also to other notables. No double delivery. Option meditationDelivery = severalGoods: one action delivers 1/2/3 different goods to a single notable for 2/5/9 MP.',
      },
      {
        id: 'AG-6.1.2-b',
        text: 'Transform a good (outer): MP = value of the target good: move one good along one arrow. Not followable (default).',
      },
      { id: 'AG-6.1.2-c', text: 'Remove a cover tile (outer): 2 MP: remove any one of your covers.' },
      {
        id: 'AG-6.1.2-d',
        text: 'Exchange a good (outer): MP = value of the good: replace one good by another type of exactly equal value.',
      },
      { id: 'AG-6.1.2-e', text: 'Move a farmer (centre): 1 MP: one farmer move. Never blocked, never covered.' },
    ],
  },
  {
    title: 'Moving the meditation marker',
    rules: [
      {
        id: 'AG-6.1.3-a',
        text: 'At the end of the phase the marker goes to the last outer action performed in this phase. If only Move a farmer (or nothing) was performed, it stays.',
      },
      { id: 'AG-6.1.3-b', text: 'Mosaic Maker’s MP power and FT05 are not circle actions and never move the marker.' },
    ],
  },
  {
    title: 'Action phase (mandatory)',
    rules: [
      {
        id: 'AG-6.2-a',
        text: 'The player must take exactly one main action on a legal space (AG-5.1-a), even if its effect is nil.',
      },
    ],
  },
  {
    title: 'Placing',
    rules: [
      { id: 'AG-6.2.1.1-a', text: 'Free space: place a standing worker from supply.' },
      {
        id: 'AG-6.2.1.2-a',
        text: 'Another player’s lying worker: it returns to its owner’s supply, no compensation; then place.',
      },
      {
        id: 'AG-6.2.1.2-b',
        text: 'Another player’s standing worker: it returns to its owner’s supply (or to his Cook, AG-N08-a); he receives 1 favour, or 2 if his counter is on space 4 or beyond; then place.',
      },
      {
        id: 'AG-6.2.1.2-c',
        text: 'Own worker (standing or lying): Peonage: pay 2 rupees (1 with Calligrapher, 0 with FT10). No new worker is placed; a lying worker stands up; no favour. Without paying in full the space cannot be chosen.',
      },
      {
        id: 'AG-6.2.1.2-d',
        text: 'No worker left in supply: the player must use peonage on one of his occupied spaces and pays as much as he can of the price (possibly 0). He may not use the Architect to build.',
      },
      {
        id: 'AG-6.2.1.3-a',
        text: 'Rupees lying on the chosen building are taken at once, before the effect (also with peonage, RU-07).',
      },
      {
        id: 'AG-6.2.1.3-b',
        text: 'Merchant on the chosen building: after the complete effect the player receives 2 favours; then roll the die and move the Merchant that many built buildings along the path, wrapping from the tailor to the quarry.',
      },
      { id: 'AG-6.2.1.3-c', text: 'The Merchant’s move is also used by pier 3 (without favours for anybody).' },
      { id: 'AG-6.2.1.3-d', text: 'Rupees accumulate; there is no maximum.' },
      {
        id: 'AG-6.2.1.3-e',
        text: '1 rupee from the bank is put on each built building he passes: the buildings strictly between origin and destination, each time they are passed (option merchantRupees).',
      },
      {
        id: 'AG-6.2.1.4-a',
        text: 'Builder’s site: build it free of charge, no bonus tile; place the worker there; transform up to 3 (AG-6.2.2.3); then move the Builder.',
      },
      {
        id: 'AG-6.2.1.4-b',
        text: 'Builder’s move: roll; advance that many unbuilt sites in path order, wrapping past the tailor to the first unbuilt site. If one site is left he stops there. When none is left he leaves the game.',
      },
      {
        id: 'AG-6.2.1.4-c',
        text: 'If the Builder’s site gets built by any other means (Architect, Mujtahida, pier 2) he moves by AG-6.2.1.4-b after that build is completely resolved.',
      },
    ],
  },
  {
    title: 'Characters',
    rules: [
      { id: 'AG-ARC-a', text: 'Advance one influence marker one level; or.' },
      {
        id: 'AG-ARC-b',
        text: 'Build a site of choice. Needs one more worker in supply after placement. Step 1: pay materials; sum of building values + 1 if at least two different materials are used + 1 with Takshaka ≥ cost. At least one material must be paid. Excess is lost. Remove the site tile.',
      },
      {
        id: 'AG-ARC-c',
        text: 'Step 2: choose one remaining bonus tile of the building’s level, resolve it (section BB), keep it face down.',
      },
      {
        id: 'AG-ARC-d',
        text: 'Step 3: place a worker from supply on the new building and transform up to 3 there (AG-6.2.2.3, followable). Mandatory placement, optional transformation.',
      },
      {
        id: 'AG-ARC-e',
        text: 'Building the Builder’s site this way costs the normal price, gives the bonus tile, then AG-6.2.1.4-c.',
      },
      {
        id: 'AG-SAI-a',
        text: 'Deliver goods to (1) at most one guild order and/or (2) any number of accessible notables, in any order, interleaved freely.',
      },
      {
        id: 'AG-SAI-b',
        text: 'Free deliveries F = 1 (+1 with own Jagirdar). The player may once in this action return one good from storage to supply; its value V adds V deliveries. Allowance A = F + V. So normally 1–5.',
      },
      {
        id: 'AG-SAI-c',
        text: 'The payment may be made at any moment of the action before the delivery that needs it; V is read at that moment. The paid good is not "delivered".',
      },
      {
        id: 'AG-SAI-d',
        text: 'An order uses 2 deliveries and both goods must be delivered together; it follows AG-6.3.2 in full.',
      },
      {
        id: 'AG-SAI-e',
        text: 'Each good to a notable uses 1 delivery; the second marker of a double delivery uses another.',
      },
      {
        id: 'AG-SAI-f',
        text: 'At the end of the action: first influence for the notables served (AG-7.5), then refund: 1 rupee per paid but unused delivery = max(0, V − max(0, used − F)).',
      },
      { id: 'AG-SAI-g', text: 'Then Jagirdar reactions of other players (AG-N10-b).' },
      {
        id: 'AG-TRA-a',
        text: 'Exchange: give 1–3 goods of total value X; take any goods of total value ≤ X − 1 (normally exactly X − 1; at least one good). Number of goods taken is limited only by markers.',
      },
      {
        id: 'AG-TRA-b',
        text: 'Either before or after the exchange, once, adjust one price token (AG-5.2.1-d). Both halves are optional. Values are read at the moment of the exchange.',
      },
      { id: 'AG-TRA-c', text: 'Given markers return to supply first, then new ones are placed.' },
      {
        id: 'AG-BOT-a',
        text: 'Meditate: pay the cost between the current and next space (total goods value at least 2 / 3 / 4 / 5, no change given) and advance the counter one space. Not possible on the last space.',
        reconstructed: true,
      },
      { id: 'AG-BOT-b', text: 'Remove one cover tile.' },
      {
        id: 'AG-BOT-c',
        text: 'Move farmers: two farmer moves, either two farmers once each or one farmer twice (or fewer).',
      },
    ],
  },
  {
    title: 'Production buildings',
    rules: [
      {
        id: 'AG-6.2.2.2-a',
        text: 'Produce up to the production value (AG-5.2.3-b) of that good, plus Mahout/Khatib, limited by markers; producing less is allowed. Then Dyer (AG-N07).',
      },
    ],
  },
  {
    title: 'Processing buildings',
    rules: [
      {
        id: 'AG-6.2.2.3-a',
        text: 'Transform 0–3 goods (plus FT11) along the arrow leading to this building; then followers (AG-5.2.4-c) if at least 1 was transformed.',
      },
    ],
  },
  {
    title: 'Secondary actions',
    rules: [
      {
        id: 'AG-SEC.1-a',
        text: 'Once per turn: return 1 oil or 1 curry to supply → stand up 1 own lying worker; or 1 oil and 1 curry → stand up to 3. One use per turn in total (option oilCurryLimit = unlimited).',
      },
      {
        id: 'AG-SEC.2-a',
        text: 'Each favour action and each owned favour tile may be used once per own turn, at any own decision point.',
      },
      {
        id: 'AG-SEC.2-b',
        text: '"Require n, spend m": at least n favours must be in the favour area, m of them are spent. Where only a price is printed n = m.',
      },
      {
        id: 'AG-SEC.2-c',
        text: 'Base actions: (i) spend 2 → gain 1 sandstone, wood, turmeric or cotton; (ii) require 4, spend 3 → one influence step on any track; (iii) spend 3 → transform one good along an arrow (not followable).',
      },
      {
        id: 'AG-SEC.2-d',
        text: 'One spent marker stays on the action as "used" until the end of the turn; the other spent markers go to supply at once.',
      },
      { id: 'AG-SEC.2-e', text: 'The marker lying on a used action is not a favour and not in supply.' },
      { id: 'AG-SEC.2-f', text: 'Favours gained in the middle of the turn can be spent at once.' },
      {
        id: 'AG-SEC.2-g',
        text: 'A new tile may be used in the turn it is taken. Giving up a used tile sends its marker to supply at end of turn.',
      },
      {
        id: 'AG-SEC.2-h',
        text: 'Only FT11 works outside the owner’s turn (while following): once per game turn; its marker returns to supply at the end of that game turn.',
      },
      {
        id: 'AG-SEC.3-a',
        text: 'Statue: after the main action is completely resolved (incl. Merchant/Builder) and before the Order phase, take one more main action (placing rules apply anew).',
      },
      { id: 'AG-SEC.3-b', text: 'Book: stand up to 3 own lying workers and gain 1 favour.' },
      {
        id: 'AG-SEC.3-c',
        text: 'Painting: advance 2 different influence markers by 1 level each, order chosen by the player.',
      },
      {
        id: 'AG-SEC.3-d',
        text: 'Clothing: gain rupees equal to the current value of clothing, +1 once the boat is at pier 6.',
      },
      { id: 'AG-SEC.3-e', text: 'Spending a luxury good is not a delivery.' },
    ],
  },
  {
    title: 'Akbar',
    rules: [
      {
        id: 'AG-6.3.1-a',
        text: 'Move one good from storage to Akbar’s slot of the same type, if that slot is free (no player or neutral marker). The 12 slots are the 8 processed and 4 luxury goods. The marker stays for the game. Scored at the end (AG-8.6). Delivery bonuses apply.',
        reconstructed: true,
      },
    ],
  },
  {
    title: 'Guild order',
    rules: [
      { id: 'AG-6.3.2-a', text: 'The order carries the column’s order marker.' },
      { id: 'AG-6.3.2-b', text: 'The column holds fewer markers (players + neutral) than the limit in force.' },
      { id: 'AG-6.3.2-c', text: 'The player’s influence level in that guild is ≥ 1.' },
      { id: 'AG-6.3.2-d', text: 'He has both goods in storage.' },
      {
        id: 'AG-6.3.2-e',
        text: 'Both goods’ markers go to supply (delivery bonuses per good); one marker from supply is put on the order.',
      },
      { id: 'AG-6.3.2-f', text: 'The order marker moves to the next uncovered order downwards, wrapping to the top.' },
      {
        id: 'AG-6.3.2-g',
        text: 'Payment: let L be his level. If no other player is higher on that track: rupees(L). Otherwise rupees(L) − 1, then he advances one level.',
      },
      {
        id: 'AG-6.3.2-h',
        text: 'If all 6 orders are covered the order marker goes below the column and the end is triggered (AG-8.1).',
      },
    ],
  },
  {
    title: 'River',
    rules: [
      {
        id: 'AG-7.1-a',
        text: 'Accessible levels by boat position: pier 1: I; piers 2–3: I–II; pier 4: I–III; piers 5–6: I–IV.',
      },
      {
        id: 'AG-7.1-b',
        text: 'As soon as a threshold is met the boat moves to the next pier and its event is resolved, before the active player continues. Check again after each move.',
      },
      { id: 'AG-7.1-c', text: 'Pier 1 → 2: two level-I contracts fulfilled.' },
      {
        id: 'AG-7.1-d',
        text: 'Pier 2 event: the site under the Builder becomes built: no bonus, no worker, no transformation; then the Builder moves. Pier 2 → 3: one level-II contract.',
      },
      {
        id: 'AG-7.1-e',
        text: 'Pier 3 events in order: Merchant moves (AG-6.2.1.3-c, rupees are placed); each player gains 1 favour per cotton in storage, at most 3; limit becomes 4.',
      },
      {
        id: 'AG-7.1-f',
        text: 'Pier 4 events: all price tokens return to the Trader (fewer-flags face up); each player gains 1 favour; limit becomes 5.',
      },
      { id: 'AG-7.1-g', text: 'Pier 3 → 4: two level-II contracts in total. Pier 4 → 5: one level-III contract.' },
      {
        id: 'AG-7.1-h',
        text: 'Pier 5 events: each player, clockwise from the active player, gains one good of his choice whose current value is exactly 1 / 2 / 3 if he has 0 / 1 / ≥ 2 cotton in storage; limit becomes 6. Cotton is not spent.',
      },
      {
        id: 'AG-7.1-i',
        text: 'Pier 5 → 6: one level-IV contract. Pier 6: clothing action +1 for the rest of the game; end triggered.',
      },
    ],
  },
  {
    title: 'Delivery and reward',
    rules: [
      {
        id: 'AG-7.2-a',
        text: 'A delivery to a notable: level accessible; the slot of that good is empty; the player has the good. Move the marker from storage to the slot.',
      },
      { id: 'AG-7.2-b', text: 'Reward: rupees = number of markers now on the card (all players, doubles included).' },
      { id: 'AG-7.2-c', text: 'Then delivery bonuses of the deliverer’s contracts (AG-N-a).' },
      {
        id: 'AG-7.2-d',
        text: 'Completing a notable alone with single deliveries thus gives 1+2 = 3 or 1+2+3 = 6 rupees.',
      },
    ],
  },
  {
    title: 'Double delivery',
    rules: [
      {
        id: 'AG-7.3-a',
        text: 'Only within a Sailor main action of the active player (not meditation, not favour tiles, not Jagirdar reaction).',
      },
      {
        id: 'AG-7.3-b',
        text: 'Right after placing a marker on an empty slot the player may place a second good of the same type next to it.',
      },
      {
        id: 'AG-7.3-c',
        text: 'The second marker always pays exactly 1 rupee (plus delivery bonus) and counts for the majority.',
      },
      {
        id: 'AG-7.3-d',
        text: 'At most 2 markers per slot; both belong to the same player and come from the same action.',
      },
      {
        id: 'AG-7.3-e',
        text: 'If the first marker completes the card, evaluation waits for the second: a double delivery is one indivisible step.',
      },
      { id: 'AG-7.3-f', text: 'Up to two double deliveries per turn, on one or two notables (option 1).' },
    ],
  },
  {
    title: 'Evaluation',
    rules: [
      {
        id: 'AG-7.4-a',
        text: 'When every requested slot holds a marker the card is evaluated at once; the game pauses.',
      },
      {
        id: 'AG-7.4-b',
        text: 'The player with most markers on it wins the contract. Tie: the tied player with the topmost slot (slot 1 is the top).',
      },
      {
        id: 'AG-7.4-c',
        text: 'Winner’s markers → his supply. Every other player’s markers → his favour area (1 favour each).',
      },
      {
        id: 'AG-7.4-d',
        text: 'The winner flips the card, keeps it, and resolves immediate effects now, even outside his turn. Permanent powers work from now on.',
      },
      {
        id: 'AG-7.4-e',
        text: 'Order: markers returned → card taken → immediate effects → level counter +1 (level IV: end trigger) → boat check (AG-7.1-b).',
      },
    ],
  },
  {
    title: 'Influence from deliveries',
    rules: [
      {
        id: 'AG-7.5-a',
        text: 'After a Sailor action’s deliveries: +1 level in its guild for each notable served with at least one good in this action (doubles do not add). The steps are optional and their order is free. The card may already be gone; who won it is irrelevant.',
      },
      {
        id: 'AG-7.5-b',
        text: 'Meditation deliveries, FT12 and Jagirdar reactions: the step comes immediately after the delivery and its evaluation. In one meditation phase the same notable gives at most one step. Option influenceScope = perTurn: at most one step per notable and turn over all sources.',
      },
    ],
  },
  {
    title: 'Notable powers',
    rules: [
      {
        id: 'AG-N-a',
        text: 'Delivery bonus "r rupees per X": whenever the owner delivers a good of type X to a notable, an order, Akbar or the French Trader. Counts each marker, including doubles. It does not apply to the goods that completed this very card.',
      },
      { id: 'AG-N-b', text: 'Once per turn powers are used on the owner’s turn only.' },
      {
        id: 'AG-N-c',
        text: 'Immediate powers happen once when the card is won; parts that cannot be done are skipped.',
      },
      {
        id: 'AG-N01',
        text: 'Portuguese Trader (I). Sailor payment: several goods may be spent as the payment if their total value is at most 4 (a single good as usual). 1 rupee per cloth.',
      },
      { id: 'AG-N02', text: 'Sufi (I). Immediate: counter +1 space free. 1 rupee per curry.' },
      { id: 'AG-N03-a', text: 'Takshaka (I). Whenever the owner builds: +1 building value and 1 rupee.' },
      {
        id: 'AG-N03-b',
        text: 'Not when building through the Builder’s site (option) nor for pier 2. For Mujtahida’s free build: the rupee only.',
      },
      { id: 'AG-N04', text: 'Mahout (I). Each production action of sandstone or wood yields 1 more of the same.' },
      { id: 'AG-N05', text: 'Khatib (I). Same for cotton and turmeric.' },
      {
        id: 'AG-N06-a',
        text: 'French Trader (I). Once per turn put one good from storage on the card, on its slot for value 1, 2 or 3 (current value when placed; each slot once). With the third marker: 5 rupees at once and the three markers return to supply. (Option frenchTraderMode = anyThree: any three goods of value 1 to 3. Default changed to one of each: naming the values would be idle otherwise, and three basic goods for 5 rupees every third turn would outweigh every other level-I card.).',
      },
      {
        id: 'AG-N06-b',
        text: 'Delivery bonuses of the owner’s other contracts apply to these goods; nothing else treats it as a delivery.',
      },
      {
        id: 'AG-N07-a',
        text: 'Dyer (I). After each production action, once: return 2 of the goods just produced and gain 1 good of the same row with current value ≤ 2 (option exactly 2), other than the produced type. 1 rupee per dye.',
      },
      {
        id: 'AG-N08-a',
        text: 'Cook (I). When a standing worker of the owner is ejected he may keep it on the card (capacity 2) instead of the supply; the favour for ejection is received either way. Automatic, by a standing preference (default: store).',
      },
      {
        id: 'AG-N08-b',
        text: 'In his meditation phase he may return 1 or 2 of them to supply, each generating MP as if laid down. 1 rupee per oil.',
      },
      {
        id: 'AG-N09',
        text: 'Muezzin (II). +1 MP once per meditation phase if at least 1 MP is generated from workers.',
      },
      { id: 'AG-N10-a', text: 'Jagirdar (II). Own Sailor actions have one more free delivery.' },
      {
        id: 'AG-N10-b',
        text: 'When another player has finished a Sailor action the owner may deliver 1 good to an accessible notable (rupees, bonuses, evaluation, influence as usual; no double). If he does, the active player gains 1 favour. The card must have been owned when that Sailor action began.',
      },
      { id: 'AG-N11', text: 'Caliph (II). Once per turn: return 1 cotton → stand up 1 lying worker.' },
      { id: 'AG-N12', text: 'Calligrapher (II). Peonage costs 1. 1 rupee per paper.' },
      {
        id: 'AG-N13',
        text: 'Mullah (II). Once per turn, one favour action costs 1 favour less to spend, never below 1; the requirement is unchanged (for "spend n" one must own n). 1 rupee per bricks.',
      },
      { id: 'AG-N14', text: 'English Trader (II). Once per turn: exchange one good for another type of equal value.' },
      {
        id: 'AG-N15-a',
        text: 'Mosaic Maker (II). Immediate: take one favour tile, either face up (then refill) or any tile of the pile, which the winner may look through; then shuffle the pile. Limit of 3 tiles applies.',
      },
      { id: 'AG-N15-b', text: 'Once per turn, in the meditation phase: spend 1 MP → 1 favour, or 3 MP → 2 favours.' },
      {
        id: 'AG-N16-a',
        text: 'Mujtahida (III). Immediate: build the first unbuilt site in path order free of charge, as with the Architect: bonus tile, worker from supply onto it, transform up to 3 (followable). Without a worker in supply skip placing and transforming. If the Builder stood there he moves.',
      },
      { id: 'AG-N16-b', text: '2 rupees per statue (option 1).' },
      {
        id: 'AG-N17',
        text: 'Dutch Trader (III). Final: 1 / 3 / 6 rupees for orders fulfilled in 1 / 2 / 3 different guilds. 2 rupees per clothing.',
      },
      {
        id: 'AG-N18',
        text: 'Painter (III). Immediate: stand up to 3 lying workers and one influence step on a track of choice. 2 rupees per painting.',
      },
      { id: 'AG-N19', text: 'Subadar (III). Final: 1 rupee per order fulfilled. 2 rupees per book.' },
      {
        id: 'AG-N20',
        text: 'Sadr us-Sudur (III). Immediate, optional: deliver one good to a free Akbar slot whose good has the same current value. Final: 1 rupee per own marker in Akbar’s area.',
      },
      {
        id: 'AG-N21',
        text: 'Grand Mufti (IV). Immediate: 3 favours. Final: 3 rupees per set of three different guild icons among own orders and contracts (this card included) = 3 × min over guilds.',
      },
      {
        id: 'AG-N22/23/24',
        text: 'Grand Imam · Court Artist · Dewan (IV). Immediate: 3 favours. Final: 1 rupee per own order and own contract of Scholars · Artists · Merchants (this card included).',
      },
    ],
  },
  {
    title: 'Building bonus tiles',
    rules: [
      {
        id: 'AG-BB2',
        text: 'Level 2: (a) Artists +1, 3 rupees; (b) Merchants +1, 3 rupees; (c) 1 favour, 3 rupees; (d) remove a cover tile, 2 rupees.',
      },
      {
        id: 'AG-BB3',
        text: 'Level 3: (a) Artists +1, 4 rupees; (b) Scholars +1, 4 rupees; (c) 5 rupees; (d) 1 favour, 4 rupees.',
      },
      {
        id: 'AG-BB4',
        text: 'Level 4: (a) Scholars +1, 5 rupees; (b) Merchants +1, 5 rupees; (c) 6 rupees; (d) 1 favour, 5 rupees.',
      },
    ],
  },
  {
    title: 'Favour tiles (one of each)',
    rules: [
      { id: 'AG-FT01', text: 'Requires 2 favours, spends 2: stand up one own lying worker on the board.' },
      { id: 'AG-FT02', text: 'Requires 3 favours, spends 2: remove one cover tile.' },
      { id: 'AG-FT03', text: 'Requires 4 favours, spends 3: gain one good of current value 2.' },
      { id: 'AG-FT04', text: 'Requires 3 favours, spends 2: adjust one price token.' },
      { id: 'AG-FT05', text: 'Requires 2 favours, spends 1: +1 MP; meditation phase only.' },
      {
        id: 'AG-FT06',
        text: 'Requires 4 favours, spends 2: one gift to Akbar or one guild order (all preconditions of 6.3), extra to the Order phase.',
      },
      {
        id: 'AG-FT07',
        text: 'Requires 3 favours, spends 2 (FR 1): transform one good of current value 1 into one of current value 2 along an arrow.',
      },
      { id: 'AG-FT08', text: 'Requires 3 favours, spends 2: sell one good for rupees equal to its value.' },
      { id: 'AG-FT09', text: 'Requires 2 favours, spends 1: two farmer moves (as AG-BOT-c).' },
      { id: 'AG-FT10', text: 'Requires 3 favours, spends 3: peonage of this action costs 0; action phase only.' },
      {
        id: 'AG-FT11',
        text: 'Requires 2 favours, spends 2: transform one more good along the same arrow as the transformation it is added to (main action, meditation, favour action, or while following).',
      },
      {
        id: 'AG-FT12',
        text: 'Requires 4 favours, spends 2: deliver one good to an accessible notable, rupees and influence as usual.',
      },
      { id: 'AG-FT13', text: 'Requires 4 favours, spends 4: meditation counter +1 without goods.' },
      { id: 'AG-FT14', text: 'Requires 2 favours, spends 2: exchange one good for another type of equal value.' },
    ],
  },
  {
    title: 'End of the game',
    rules: [
      {
        id: 'AG-8.1',
        text: 'Trigger (first occurrence only): a level-IV contract is fulfilled; or any influence marker reaches level 9; or an order column is completely covered.',
      },
      {
        id: 'AG-8.2',
        text: 'The round in progress is finished, then exactly one full round is played. With N players, trigger during the turn of seat i (0-based from the first player): remaining turns after that turn = (N − 1 − i) + N. The triggering turn itself is completed normally. A later trigger changes nothing.',
      },
      { id: 'AG-8.3-a', text: 'Final scoring per guild track: rank players by level.' },
      { id: 'AG-8.3-b', text: 'Sole leader: 2 rupees per own marker in that guild’s order column.' },
      {
        id: 'AG-8.3-c',
        text: 'With a sole leader, everyone on the second-highest level: 1 rupee per own marker there.',
      },
      {
        id: 'AG-8.3-d',
        text: 'Option finalSecondPlaceTies = tiedSecondsScoreNothing (FR): if several share the second level they score nothing.',
      },
      { id: 'AG-8.3-e', text: 'Several leaders: each 1 rupee per own marker; nobody else scores on this track.' },
      { id: 'AG-8.4', text: 'Counter on the last meditation space: 5 rupees.' },
      { id: 'AG-8.5', text: '1 rupee per own removed cover tile.' },
      { id: 'AG-8.6', text: 'Akbar gifts: 0/1/2/3 → 0/1/3/5, each further +3.' },
      { id: 'AG-8.7', text: 'Contracts with a final effect (N17, N19–N24).' },
      {
        id: 'AG-8.8',
        text: 'Most rupees wins. Tie: highest sum of current values of goods in storage plus 1 per favour. Still tied: shared victory.',
      },
    ],
  },
  {
    title: 'Hidden and public information',
    rules: [
      {
        id: 'AG-INFO-a',
        text: 'Public: everything on boards, goods, favours, workers, contracts, bonus tiles taken, face-up favour tiles, removed notables, every gain and payment when it happens.',
      },
      {
        id: 'AG-INFO-b',
        text: 'Hidden: each player’s rupee total (in the bag), visible to the owner only, until final scoring. Option openRupees. The log shows gains as they occur, like at a table; it shows no running totals of others.',
      },
      {
        id: 'AG-INFO-c',
        text: 'Hidden from all: order of the favour pile (its content is deducible). Only the winner of Mosaic Maker sees it during AG-N15-a.',
      },
      {
        id: 'AG-INFO-d',
        text: 'Random: setup, every Merchant/Builder roll, shuffles. Rolls are made by the server when needed, never earlier.',
      },
    ],
  },
  {
    title: 'Interrupts',
    rules: [
      {
        id: 'AG-INT-a',
        text: 'Triggers resolve depth-first: the newest pending decision is answered before anything older continues. Simultaneous decisions go clockwise starting with the active player (or, for reactions, with the player after him).',
      },
      { id: 'AG-INT-b', text: 'Decision points that can belong to a non-active player:.' },
      {
        id: 'AG-INT-c',
        text: 'The active player’s any-time actions are not available between a trigger and the end of its resolution chain (evaluation, immediate powers, boat, events, follower answers). They are available at each of his own decision points, i.e. between deliveries, between meditation actions, before choosing a space, between placing and resolving, after the effect and before the Merchant’s favours, and so on.',
      },
      {
        id: 'AG-INT-d',
        text: 'INT-1 questions may be asked in parallel; answers are applied clockwise; the favours are paid once all have answered. Players without the source good are not asked.',
      },
      { id: 'AG-INT-e', text: 'Non-active players may use only what the interrupt offers.' },
    ],
  },
  {
    title: 'Invariants (property tests)',
    rules: [
      {
        id: 'AG-INV-a',
        text: 'Per player: supply + goods + favours + markers on notables + on orders + at Akbar + on French Trader + on used favour actions + on scrolls = 22.',
      },
      { id: 'AG-INV-b', text: 'Workers: supply + standing + lying + Cook = 10. At most one worker per space.' },
      { id: 'AG-INV-c', text: 'Favour tiles: pile + display + owned = 14; display = min(3, what is left).' },
      { id: 'AG-INV-d', text: 'Rupees never negative. Influence never falls. Built never becomes unbuilt.' },
      { id: 'AG-INV-e', text: 'Merchant always on a built building; Builder on an unbuilt site or gone.' },
      { id: 'AG-INV-f', text: 'Column markers ≤ limit, except neutral ones placed at setup (never more than 2).' },
      { id: 'AG-INV-g', text: 'There is always a legal main action.' },
    ],
  },
  {
    title: 'Rulings (gaps, contradictions, decisions)',
    rules: [
      {
        id: 'RU-01',
        text: 'Marker shortage. Gains are limited to the supply. On his own turn the gaining player may first release goods/favours (AG-5.2-c), INT-7. Outside his turn the surplus is lost and logged; no question is asked. Why: NL allows taking markers back; asking off-turn would stall the game for almost nothing. Markers that merely move (transforming, notable → favour area) need no supply.',
      },
      {
        id: 'RU-02',
        text: 'Empty worker supply. AG-6.2.1.2-d. With exactly one worker in supply the Architect may still be used for influence, or for building if the Architect itself is used through peonage.',
      },
      {
        id: 'RU-03',
        text: 'Interleaving meditation. The texts say "generate, then spend". We allow alternating: apart from dice of a boat event nothing is gained, and undo/preview becomes simpler. A worker stood up and laid again counts as the next k.',
      },
      { id: 'RU-04', text: 'FT05 and Muezzin. FT05 does not count as generating.' },
      {
        id: 'RU-05',
        text: 'Null actions. A space may be chosen although its effect is nil (e.g. to reach the Merchant or rupees).',
      },
      {
        id: 'RU-06',
        text: 'Merchant’s rupees. "Passes" = strictly between. The newly visited building already rewards the visitor with favours. Option for other readings.',
      },
      {
        id: 'RU-07',
        text: 'Peonage and extras. Peonage is a case of placing: rupees on the building and the Merchant’s favours are received.',
      },
      {
        id: 'RU-08',
        text: 'Price token neutrality. A face equal to the base value is allowed (otherwise "flip" alone could never be legal with faces 1/2, 2/3, 3/4).',
      },
      {
        id: 'RU-09',
        text: 'Trader total. Taking less than X − 1 is allowed because goods may be released anyway; the UI should warn.',
      },
      {
        id: 'RU-10',
        text: 'Exactness of "value n". All value tests use current values. FT03/AG-7.1-h: exactly; Dyer: at most 2 (option); French Trader: at most 3.',
      },
      {
        id: 'RU-11',
        text: 'Same-arrow rule for FT11. The extra good uses the same source and target; for FT07 it must satisfy the same value test.',
      },
      {
        id: 'RU-12',
        text: 'Mujtahida is followable., since it resolves the Architect’s step 3 completely; followers are asked clockwise from the winner, who gets the favours. She applies even when won outside one’s turn.',
      },
      { id: 'RU-13', text: '"Closest to the top left corner". = first unbuilt in path order.' },
      { id: 'RU-14', text: 'Follower order. Independent decisions; AG-INT-d.' },
      {
        id: 'RU-15',
        text: 'Builder’s building built by somebody else. AG-6.2.1.4-c; the Builder’s free-build benefit is lost.',
      },
      {
        id: 'RU-16',
        text: 'Several piers at once. cannot normally occur (each level opens only at its pier), but the check loops (AG-7.1-b).',
      },
      {
        id: 'RU-17',
        text: 'Unreachable thresholds. None: 2–3 player games have 4/3/2/1 cards against thresholds 2/2/1/1. If players never fulfil them the other two triggers still end the game.',
      },
      {
        id: 'RU-18',
        text: 'Contract bonus timing. Bonuses and permanent powers start after the evaluation; own Jagirdar’s free delivery may be used in the rest of the same Sailor action; its reaction only from the next Sailor action of another player (the 7.5 example mentions none).',
      },
      { id: 'RU-19', text: 'Double delivery ownership. A slot filled in an earlier action can no longer be doubled.' },
      {
        id: 'RU-20',
        text: 'Reconstructed notables. Forced by examples: Cook asks oil + wood; Mahout asks wood below another good, Merchants; Jagirdar asks planks + one more, Merchants; Mullah asks bricks, Scholars; Mosaic Maker asks cement below another good; Grand Imam Scholars; a Scholars card asks curry and an Artists card asks wood at level I. Pattern used for the rest: each card with a delivery bonus asks for that good (true for Cook and Mullah); level I = processed + basic, II = two processed, III = luxury + processed + basic, IV = two luxury + processed; goods of a card come from different rows; slot 1 is the first listed.',
      },
      {
        id: 'RU-21',
        text: 'Reconstructed orders. Three are given by examples (Scholars 1 wood + paintings; Merchants: oil + dye directly above wood + statues). All three total base value 4, so every order does. Merchants positions 5/6 are our choice.',
      },
      {
        id: 'RU-22',
        text: 'Simultaneous end triggers / level IV. The trigger is set when the card is fulfilled; pier 6 merely coincides.',
      },
      {
        id: 'RU-23',
        text: 'End trigger outside the active player’s own steps. (e.g. Painter won by another): the current round is the one in progress; AG-8.2 uses the active seat.',
      },
      {
        id: 'RU-24',
        text: 'Sailor: order first or notables first. is free; the step of AG-6.3.2-g comes at once, notable steps at the end.',
      },
      {
        id: 'RU-25',
        text: 'Selling to the Sailor. Paying without delivering is legal; V rupees are refunded, the free delivery refunds nothing.',
      },
      {
        id: 'RU-26',
        text: 'Influence steps are optional. ("may"); a player may decline to avoid triggering the end. Steps from AG-6.3.2-g are mandatory.',
      },
      { id: 'RU-27', text: 'Favour display empty. If no tile is left the favours must be taken.' },
      { id: 'RU-28', text: 'Production 0. with Mahout/Khatib yields 1.' },
      { id: 'RU-29', text: 'Favour (i) and pier 5. are gains, not production: no Mahout, Khatib, Dyer.' },
      { id: 'RU-30', text: 'Cost overpay. Allowed, no change; UI suggests minimal sets.' },
      { id: 'RU-31', text: 'Order marker on a column at its limit. stays where it is and waits for a higher limit.' },
      {
        id: 'RU-32',
        text: 'Sadr’s gift. uses the delivered good’s own type for bonuses and leaves the marker on the other type’s slot, which is then taken.',
      },
      { id: 'RU-33', text: 'FT10. must be declared when the space is chosen; with Calligrapher it saves 1.' },
      { id: 'RU-34', text: 'Neutral markers. never score, never rank.' },
      { id: 'RU-35', text: 'Mullah off-turn. does not reduce FT11 used while following.' },
      {
        id: 'RU-36',
        text: 'Painting with a marker on top. : the step is lost, the other one still counts. With two of three at the top the action may still be used.',
      },
      {
        id: 'RU-38',
        text: 'Meditation delivery, option severalGoods. The 2/5/9 scale makes sense only if the action is used once per notable and phase; so under that option each notable can be served by one meditation delivery action per phase.',
      },
      {
        id: 'RU-39',
        text: 'Declining influence. Every influence step may be declined (deliveries, bonus tiles, Painting, Painter, Architect), except the step of an order (AG-6.3.2-g) and favour action (ii) once it is paid. RU-26 is to be read so.',
      },
      {
        id: 'RU-40',
        text: 'Statue. It is spent after the main action is completely resolved and before anything of the Order phase.',
      },
      {
        id: 'RU-41',
        text: 'FT11 and Mujtahida. The active player may add FT11 to the transformation of his own Mujtahida; a winner out of turn may not (AG-SEC.2-h). The Mullah may lower FT11 when the active player follows somebody else’s Mujtahida in his own turn.',
      },
      { id: 'RU-42', text: 'FT12 in the meditation phase. counts for "one step per notable and phase" (AG-7.5-b).' },
      {
        id: 'RU-43',
        text: 'Merchant and Builder are looked at when the space is chosen. If pier 3 moves the Merchant meanwhile, the visitor still receives his favours and the Merchant then moves on from where he stands. If pier 2 moves the Builder meanwhile, his pending move is dropped; pier 2 builds nothing where his site is already built. AG-INV-e allows the Builder on a built building until his pending move is done; AG-INV-c holds outside the giving-up of a tile.',
      },
      {
        id: 'RU-44',
        text: 'Long Merchant moves. A roll above the number of built buildings passes origin and destination too; each passing leaves a rupee.',
      },
      {
        id: 'RU-45',
        text: 'Shortage questions. are asked on one’s own turn only (INT-7 is not a decision of a non-active player).',
      },
      {
        id: 'RU-46',
        text: 'Setup rolls. in this order: Merchant, Builder, notables, first player, Akbar left, Akbar right, neutral markers per column, order markers per column, favour tiles. A Builder move rolls the die as long as a site is left.',
      },
      {
        id: 'RU-47',
        text: 'Mosaic Maker’s tile. from the display: refill, then shuffle the pile. With a tile given up: shuffle it in, refill, shuffle.',
      },
      {
        id: 'RU-48',
        text: 'Muezzin won inside the meditation phase. gives its point with the next worker laid. A favour tile used, given up and taken again in one turn counts as used.',
      },
      {
        id: 'RU-49',
        text: 'Sadr us-Sudur. (both printings use the imperative): the gift may be declined; no other power takes a good from a player against his will.',
      },
      {
        id: 'RU-50',
        text: 'Influence after the Sailor. is asked step by step; a bonus of one step is resolved before the next is chosen.',
      },
      { id: 'RU-37', text: 'First-player fairness. No compensation; all players get the same number of turns.' },
      {
        id: 'RU-51',
        text: 'No space left. A player with a worker in supply whose every open space carries his own worker and who cannot pay peonage in full (possible with a Statue) chooses among his own spaces and pays what he can, as in AG-6.2.1.2-d. AG-INV-g asks for it.',
      },
      {
        id: 'RU-52',
        text: 'Sparing payments. The Architect’s question offers the payments from which no material could be left out. More than that is a release (AG-5.2-c), which is offered before and after.',
      },
      {
        id: 'RU-53',
        text: 'The Mullah. is used by itself on the first favour action or tile of the turn that costs more than one favour. It always saves exactly one, so a later use is never better.',
      },
      {
        id: 'RU-54',
        text: 'Bonus tiles. : rupees first, then favours, then the influence step or the cover tile is asked.',
      },
      {
        id: 'RU-55',
        text: 'Several goods by meditation. are delivered one by one: the first to a notable costs 2, the second 3, the third 4 points, and they must follow each other without another meditation action. The influence step is asked after the first.',
      },
      {
        id: 'RU-56',
        text: 'A declined step is not a step:. only steps that were taken count for "one step per notable and phase" and for influenceScope = perTurn.',
      },
      {
        id: 'RU-57',
        text: 'Pier 3 threshold in the French preset. is three level-II contracts in all: its text asks for one at pier 2 and for two at pier 3.',
      },
      {
        id: 'RU-58',
        text: 'Decision points. Any-time actions are offered in the questions meditation, place, architect, sailor, trader, botanist, produce, dyer, transform (not inside a chain), goOn and order. A question that only completes an answer (which worker, which good, which payment, the second farmer) belongs to that answer.',
      },
    ],
  },
  {
    title: 'Notes for the table',
    rules: [
      {
        id: 'AG-UX-a',
        text: 'Undo. Free undo back to the last die roll, revealed tile, or other player’s decision. Those three are commit points; announce them before the click ("this will roll the die").',
      },
      {
        id: 'AG-UX-b',
        text: 'Follow preferences. Let players set per arrow "always / ask / never follow"; ask only those who hold the source good.',
      },
      {
        id: 'AG-UX-c',
        text: 'Any-time bar. One constant strip with favour actions, tiles, luxury, oil & curry, contracts: usable ones lit, others with the reason (too few favours, used, wrong phase).',
      },
      {
        id: 'AG-UX-d',
        text: 'Previews. Show production change for each farmer move, MP per next worker, rupees for each delivery, who would win each notable, refund of the Sailor payment, and remaining markers.',
      },
      {
        id: 'AG-UX-e',
        text: 'Interrupt chain display. A breadcrumb ("Sailor → Jagirdar fulfilled → pier 3 → Merchant rolls 4") and who is being waited for.',
      },
      { id: 'AG-UX-f', text: 'Legality reasons. carry the rule ID.' },
    ],
  },
];
