/** All shared pieces on one page, as boards use them. */
import type { ReactNode } from 'react';
import { ActionArch } from '../../ui/ActionArch.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { Coin } from '../../ui/Coin.tsx';
import { Die, type DieColour } from '../../ui/Die.tsx';
import { Explain } from '../../ui/Explain.tsx';
import { ICON_NAMES, Icon } from '../../ui/icons.tsx';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { Worker } from '../../ui/Worker.tsx';
import { useHouse } from '../context.tsx';
import { facesOf } from '../faces.ts';
import { Page } from '../parts/Page.tsx';
import { AnswerButton } from '../table/AnswerButton.tsx';
import '../table/question.css';
import './pieces.css';

const DICE: readonly DieColour[] = ['ivory', 'blue', 'green', 'orange', 'purple'];
const ICONS = { coin: Coin, action: ActionArch };

export function PiecesPage() {
  const { text } = useHouse();
  const sitters = text.house.botNames.slice(0, 8).map((name) => ({ name, bot: null }));
  return (
    <Page title={text.pieces.title} remark={text.pieces.remark}>
      <div className="columns">
        {(['house', 'clear'] as const).map((palette) => (
          <Shelf key={palette} title={`SeatBadge · ${text.settings.choices.seats.values[palette]}`}>
            {facesOf(sitters, palette).map((face) => (
              <Explain key={face.seat} title={face.name} says={face.shape}>
                <SeatBadge face={face} size={44} />
              </Explain>
            ))}
          </Shelf>
        ))}
        <Shelf title="Worker">
          {facesOf(sitters, 'house')
            .slice(0, 5)
            .flatMap((face) =>
              (['standing', 'lying'] as const).map((pose) => (
                <Worker key={`${face.seat} ${pose}`} face={face} pose={pose} size={52} />
              )),
            )}
        </Shelf>
        <Shelf title="Die">
          {DICE.flatMap((colour, i) =>
            [1, 2, 3, 4, 5, 6].map((value) =>
              (value + i) % 2 ? <Die key={`${colour} ${value}`} value={value} colour={colour} size={38} /> : null,
            ),
          )}
          <Die value={null} size={38} />
        </Shelf>
        <Shelf title="Coin">
          <Coin size={40} />
          {[1, 2, 4, 12].map((amount) => (
            <Coin key={amount} amount={amount} size={40} />
          ))}
          <Coin size={24} />
        </Shelf>
        <Shelf title="ActionArch">
          <ActionArch size={40} />
          <ActionArch size={40} spent />
          <ActionArch size={24} />
        </Shelf>
        <Shelf title="Answer, Chips">
          <AnswerButton
            offer={{
              id: 'sample',
              moves: [],
              group: '',
              label: 'Indore',
              price: [{ icon: 'action', amount: 2, says: '2' }],
              gain: [{ icon: 'coin', amount: 3, says: '3' }],
              spoken: 'Indore',
              place: 'main',
              letter: 'A',
            }}
            answering={{ icons: ICONS, shown: null, picked: null, advised: null, show: () => {}, give: () => {} }}
          />
          <Chips
            price={[{ icon: 'coin', amount: 1, says: '1' }]}
            gain={[{ icon: 'coin', amount: 4, says: '4' }]}
            icons={ICONS}
          />
        </Shelf>
        <Shelf title="Icon">
          {ICON_NAMES.map((name) => (
            <Explain key={name} title={name}>
              <Icon name={name} size={26} />
            </Explain>
          ))}
        </Shelf>
      </div>
    </Page>
  );
}

function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="shelf">{children}</div>
    </Card>
  );
}
