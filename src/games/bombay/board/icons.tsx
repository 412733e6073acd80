/** The icons of prices and gains. */
import type { ComponentType } from 'react';
import { ActionArch } from '../../../ui/ActionArch.tsx';
import { Coin, CoinMark } from '../../../ui/Coin.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { pictures } from '../../../ui/pictures.ts';
import { CITIES, SILKS } from '../data.ts';
import { Bale } from './art/Bale.tsx';
import { CityToken } from './art/CityToken.tsx';
import { Client } from './art/Client.tsx';
import { Palace, PalaceMark } from './art/Palace.tsx';

type Icon = ComponentType<{ readonly size: number }>;

/** A toll: a coin at the gate of somebody else's palace. */
const tollOf = pictures('0 0 32 32', (_: 'toll') => (
  <>
    <PalaceMark face={{ fill: '#b7ab98', edge: '#6f675b' }} w={26} />
    <CoinMark x={13} y={13} size={19} />
  </>
));

function Toll({ size }: { readonly size: number }) {
  return <Picture of={tollOf('toll')} width={size} height={size} />;
}

export const ICONS: Readonly<Record<string, Icon>> = {
  action: ActionArch,
  rupee: Coin,
  client: Client,
  palace: Palace,
  toll: Toll,
  ...Object.fromEntries(
    SILKS.map((silk): [string, Icon] => [`bale-${silk}`, ({ size }) => <Bale silk={silk} size={size * 1.2} />]),
  ),
  ...Object.fromEntries(
    CITIES.map((city): [string, Icon] => [`city-${city}`, ({ size }) => <CityToken city={city} size={size} />]),
  ),
  'city-own': ({ size }) => <CityToken city="own" size={size} />,
};
