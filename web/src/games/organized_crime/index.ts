import type { GamePlug } from '../plug';
import cover from './pictures/cover?sprite';

const plug: GamePlug = {
  table: { load: () => import('./table/Table.svelte'), packs: ['banter_organized_crime'] },
  review: { load: () => import('./review'), packs: ['review_organized_crime', 'organized_crime'] },
  lesson: {
    load: () => import('./lesson/Lesson.svelte'),
    packs: ['lessons', 'lessons_organized_crime', 'organized_crime'],
  },
  rules: {
    load: () => import('./rules/Rules.svelte'),
    packs: ['rules', 'rules_organized_crime', 'organized_crime'],
  },
  isPrinted: true,
  opensAt: ['turn_begun'],
  cover: { address: `${cover}#cover`, box: '0 0 600 400' },
  quick: {
    choices: ['variant'],
    suggest: () => ({ variant: 'short' }), // for whoever is new
  },
};

export default plug;
