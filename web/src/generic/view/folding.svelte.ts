/** Which branches of a view are open: as many as have room at first, and then whatever somebody opens. */
import { SvelteMap } from 'svelte/reactivity';
import { type Place, ROOT, rootOf, shapeOf, type Sight } from './tree';

const AT_FIRST = 40; // parts that are seen without opening anything
const LONG = 12; // a branch with more of them is closed at first
const AT_MOST = 1500; // that are opened together
const SMALL = 8; // a branch that comes later is open if it has no more parts

export const PAGE = 50; // parts of one branch that are shown at once

export class Folding {
  private readonly open = new SvelteMap<string, boolean>();
  private readonly pages = new SvelteMap<string, number>();

  constructor(view: unknown, at: Sight) {
    this.openWithin(view, at, AT_FIRST, LONG);
  }

  isOpen(path: string, count: number): boolean {
    return this.open.get(path) ?? count <= SMALL;
  }

  fold(path: string, isOpen: boolean): void {
    this.open.set(path, isOpen);
  }

  /** How many parts of a branch are shown. */
  shown(path: string): number {
    return (this.pages.get(path) ?? 1) * PAGE;
  }

  showMore(path: string): void {
    this.pages.set(path, (this.pages.get(path) ?? 1) + 1);
  }

  openAll(view: unknown, at: Sight): void {
    this.openWithin(view, at, AT_MOST);
  }

  closeAll(view: unknown, at: Sight): void {
    this.openWithin(view, at, AT_MOST); // so that each of them is known
    for (const path of this.open.keys()) this.open.set(path, false);
  }

  /** Open the outermost branches first, as long as there is room for their parts. */
  private openWithin(view: unknown, at: Sight, most: number, longest = PAGE): void {
    const waiting: { value: unknown; place: Place }[] = [{ value: view, place: ROOT }];
    let left = most;
    for (const { value, place } of waiting) {
      const shape = place === ROOT ? rootOf(value, at) : shapeOf(value, place, at);
      if (shape.kind !== 'branch') continue;
      const count = Math.min(shape.count, PAGE);
      const isOpen = place === ROOT || (count <= left && count <= longest);
      this.open.set(place.path, isOpen);
      if (!isOpen) continue;
      left -= count;
      for (let index = 0; index < count; index += 1) waiting.push(shape.part(index));
    }
  }
}
