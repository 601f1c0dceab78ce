/** How somebody looks at the board: nearer and elsewhere by wheel, pinch, drag and keys. */
import { type Camera, lookAt, middle, moved, nearer, type Point, WHOLE } from './camera';
import { SIZE } from '../geometry';

const CLICK = 10; // pixels that a finger may slip without dragging
const STEP = 1.4;

const KEYS: Readonly<Record<string, (camera: Camera) => Camera>> = {
  '+': (at) => nearer(at, STEP, middle(at)),
  '=': (at) => nearer(at, STEP, middle(at)),
  '-': (at) => nearer(at, 1 / STEP, middle(at)),
  '0': () => WHOLE,
  ArrowLeft: (at) => moved(at, { x: -100 / at.scale, y: 0 }),
  ArrowRight: (at) => moved(at, { x: 100 / at.scale, y: 0 }),
  ArrowUp: (at) => moved(at, { x: 0, y: -100 / at.scale }),
  ArrowDown: (at) => moved(at, { x: 0, y: 100 / at.scale }),
};

interface Touch {
  pointerId: number;
  clientX: number;
  clientY: number;
}

export class PanZoom {
  camera = $state.raw<Camera>(WHOLE);
  follows = $state(true); // looks where the play is
  frame: SVGSVGElement | undefined;
  private readonly pointers = new Map<number, Point>(); // eslint-disable-line svelte/prefer-svelte-reactivity -- nothing shows it
  private travelled = 0; // pixels, to tell a drag from a click

  /** Whether the pointer that was lifted has moved the board instead of pointing at it. */
  get wasDrag(): boolean {
    return this.travelled > CLICK;
  }

  /** Look at a point from near; null: at the whole. */
  follow(point: Point | null, scale: number): void {
    if (this.follows) this.camera = point === null ? WHOLE : lookAt(point, scale);
  }

  change(next: Camera): void {
    this.follows = false;
    this.camera = next;
  }

  zoom(factor: number): void {
    this.change(nearer(this.camera, factor, middle(this.camera)));
  }

  toggle(): void {
    this.follows = !this.follows;
    if (!this.follows) this.camera = WHOLE;
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && this.camera.scale === 1 && event.deltaY > 0) return; // the page scrolls on
    event.preventDefault();
    this.change(nearer(this.camera, Math.exp(-event.deltaY / 400), this.onBoard(event)));
  }

  down({ pointerId, clientX, clientY }: Touch): void {
    this.pointers.set(pointerId, { x: clientX, y: clientY });
    this.travelled = 0;
  }

  drag({ pointerId, clientX, clientY }: Touch): void {
    const before = this.pointers.get(pointerId);
    if (before === undefined) return;
    const now = { x: clientX, y: clientY };
    const other = [...this.pointers].find(([id]) => id !== pointerId)?.[1];
    this.travelled += distance(now, before);
    if (other !== undefined) {
      const between = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      this.change(nearer(this.camera, factor, this.onBoard(between)));
    } else if (this.camera.scale > 1 && this.travelled > CLICK) {
      const unit = this.unit();
      this.change(moved(this.camera, { x: (before.x - now.x) * unit, y: (before.y - now.y) * unit }));
    }
    this.pointers.set(pointerId, now);
  }

  up({ pointerId }: Touch): void {
    this.pointers.delete(pointerId);
  }

  key(event: KeyboardEvent): void {
    const how = KEYS[event.key];
    if (how === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.change(how(this.camera));
  }

  /** Units of the board in a pixel of the screen; a frame that is no square shows more than was asked for. */
  private unit({ width, height }: { width: number; height: number } = this.box()): number {
    return SIZE / this.camera.scale / Math.max(1, Math.min(width, height));
  }

  private box(): DOMRect {
    return this.frame?.getBoundingClientRect() ?? new DOMRect(0, 0, SIZE, SIZE);
  }

  private onBoard({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = this.box();
    const at = middle(this.camera); // in the middle of the frame
    return {
      x: at.x + (clientX - box.left - box.width / 2) * this.unit(box),
      y: at.y + (clientY - box.top - box.height / 2) * this.unit(box),
    };
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
