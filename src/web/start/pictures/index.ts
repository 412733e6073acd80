/** The pictures of all games, in one file: they come after the page that they adorn. */
export { AgraPicture } from './Agra.tsx';
export { AmulPicture } from './Amul.tsx';
export { BombayPicture } from './Bombay.tsx';
export { RajasPicture } from './Rajas.tsx';
