import { drawCard } from './draw-card.ts';

export default drawCard;
