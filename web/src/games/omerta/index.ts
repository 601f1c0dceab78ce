import type { GamePlug } from '../plug';
import cover from './pictures/cover?sprite';

const plug: GamePlug = {
  table: { load: () => import('./table/Table.svelte'), packs: ['banter_omerta'] },
  review: { load: () => import('./review'), packs: ['review_omerta'] },
  lesson: { load: () => import('./lesson/Lesson.svelte'), packs: ['lessons', 'lessons_omerta'] },
  puzzle: { load: () => import('./puzzle'), packs: ['puzzle_omerta'] },
  rules: { load: () => import('./rules/Rules.svelte'), packs: ['rules', 'rules_omerta'] },
  cover: { address: `${cover}#cover`, box: '0 0 600 400' },
  offersRematch: true,
  opensAt: ['round_begun'],
  quick: {
    choices: ['edition'],
    suggest: (language) => ({ edition: language }),
    aid: 'memory_aid',
  },
};

export default plug;
