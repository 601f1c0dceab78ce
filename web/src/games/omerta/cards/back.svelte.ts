/** The back of every card, painted once: twenty drawings that move are too many for a phone, one bitmap is not. */
import drawing from '../pictures/cards/back.svg?url';

const WIDTH = 200; // pixels; the largest card on the table, twice as fine
const HEIGHT = 280;

class Back {
  address = $state(drawing); // the drawing itself, until it is painted
}

const back = new Back();

export function backAddress(): string {
  return back.address;
}

/** Paint it; a browser that cannot shows the drawing. */
export async function paintBack(): Promise<void> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = drawing;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  brush.drawImage(image, 0, 0, WIDTH, HEIGHT);
  back.address = canvas.toDataURL();
}
