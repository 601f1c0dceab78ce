import { beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '../../../server/line';
import { Course, PACE } from '../../../lessons/course.svelte';
import type { RaceJudged } from '../../../protocol/messages';
import type { Move } from '../protocol/types';
import { readLesson } from '../../../lessons/lesson';
import text from './lesson.json?raw';

const lesson = readLesson(text);

let clock: number; // seconds
let timers: (() => void)[];
let course: Course;
let reached: number[];

beforeEach(() => {
  clock = 0;
  timers = [];
  reached = [];
  const around = {
    now: () => clock,
    later: (wait: number, call: () => void) => {
      expect(wait).toBe(PACE);
      timers.push(call);
      return () => {
        timers = timers.filter((one) => one !== call);
      };
    },
    randomBytes: () => '',
  };
  course = new Course(lesson, around, (seat) => `seat ${seat}`);
  course.reached = (index) => reached.push(index);
  course.begin(0);
});

/** Let others play until the coach speaks. */
function watch(): void {
  while (course.doing === 'playing') timers.shift()?.();
}

async function answer(move: Move): Promise<void> {
  await course.do({ type: 'answer', ask: course.store.question?.ask.id ?? -1, move });
  watch();
}

/** Do what the coach wants; the first of the possibilities. */
async function follow(): Promise<void> {
  if (course.doing === 'asking') await answer(course.pointed[0] as Move);
  else course.goOn();
  watch();
}

async function goTo(cue: string): Promise<void> {
  while (course.cue !== cue) await follow();
}

describe('a lesson', () => {
  it('is a table at which one sits, with everybody named', () => {
    expect(course.store.seat).toBe(0);
    expect(course.store.table?.seats.map((seat) => seat.person)).toEqual(['seat 0', 'seat 1', 'seat 2']);
    expect(course.cue).toBe('welcome');
    expect(course.doing).toBe('reading');
  });

  it('comes to its end when one does what the coach wants', async () => {
    while (!course.isLast) await follow();
    expect(course.cue).toBe('end');
    expect(course.store.question).toBeNull();
    expect(reached).toEqual(lesson.steps.map((_, index) => index));
  });

  it('offers only what the table offers', async () => {
    while (!course.isLast) {
      const options = course.store.options.map((one) => JSON.stringify(one));
      for (const move of course.pointed) expect(options, course.cue).toContain(JSON.stringify(move));
      await follow();
    }
  });

  it('says why something else should wait, and changes nothing', async () => {
    await goTo('replace');
    const before = course.store.view;
    await expect(answer({ type: 'discard' })).rejects.toThrow(Refused);
    expect(course.cue).toBe('keep-low');
    expect(course.doing).toBe('asking');
    expect(course.store.view).toBe(before);
    await answer({ type: 'replace', place: 1 });
    expect(course.cue).toBe('window');
  });

  it('shows what a wrong throw costs, and takes it back', async () => {
    await goTo('snap');
    const before = course.store.view;
    const log = course.store.told;
    await answer({ type: 'snap', place: 2 });
    expect(course.doing).toBe('tried');
    expect(course.cue).toBe('wrong');
    expect(course.store.view).not.toEqual(before);
    course.goOn();
    expect(course.store.view).toEqual(before);
    expect(course.store.told).toEqual(log);
    expect(course.cue).toBe('snap');
    expect(course.store.options.length).toBeGreaterThan(0);
  });

  it('says how long a throw really took, and who was quicker by how little', async () => {
    const judged = (): number[][] => {
      const found = course.store.lastTold<RaceJudged>('race_judged')?.ruling.finishes ?? [];
      return found.map(({ seat, milliseconds, behind }) => [seat, milliseconds, behind]);
    };
    await goTo('snap');
    clock += 2.345;
    await answer(course.pointed[0] as Move);
    expect(judged()).toEqual([[0, 2345, 0]]);
    await goTo('hurry');
    clock += 0.6;
    await answer(course.pointed[0] as Move);
    expect(judged()).toEqual([
      [2, 472, 0],
      [0, 600, 128],
    ]);
  });

  it('goes on after a guess that the coach asked for', async () => {
    await goTo('guess');
    await answer({ type: 'snap', place: 3 });
    course.goOn();
    expect(course.cue).toBe('let-go');
    expect(course.store.options).toContainEqual({ type: 'pass' });
  });

  it('lets people act before they have read everything', async () => {
    await answer({ type: 'peek', places: [0, 1] });
    expect(course.cue).toBe('remember');
    await answer({ type: 'draw' });
    expect(course.cue).toBe('replace');
  });

  it('can be left and taken up at any step', async () => {
    for (let index = 0; index < course.length; index += 1) {
      course.begin(index);
      watch();
      expect(course.cue).toBe(lesson.steps[index]?.cue);
      const options = course.store.options;
      for (const move of course.pointed) expect(options).toContainEqual(move);
    }
    course.begin(course.length + 5);
    expect(course.isLast).toBe(true);
    course.begin(-1);
    watch();
    await follow();
    expect(course.cue).toBe('peek');
  });

  it('has no chat and no rematch', async () => {
    await expect(course.do({ type: 'chat', text: 'hello' })).rejects.toThrow(Refused);
  });
});
