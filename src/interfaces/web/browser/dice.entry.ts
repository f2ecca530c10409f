import { startDice } from './dice';

startDice();
