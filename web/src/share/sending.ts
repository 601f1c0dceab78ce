/** Giving a picture to somebody else: to another app where the system can, as a file, or to the clipboard. */

export interface Sendable {
  file: File;
  words: string; // beside the picture
}

export async function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (blob === null) throw new Error('this browser makes no pictures');
  return new File([blob], name, { type: 'image/png' });
}

export function canSend({ file }: Sendable): boolean {
  const ask = (navigator as Partial<Navigator>).canShare?.bind(navigator);
  return ask?.({ files: [file] }) ?? false;
}

/** Whether it was sent; who closes the sheet of the system again has sent nothing, and knows it. */
export async function send({ file, words }: Sendable): Promise<boolean> {
  try {
    await navigator.share({ files: [file], text: words });
    return true;
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') return false;
    throw failure;
  }
}

export function save({ file }: Sendable): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 10_000);
}

export function canCopy(): boolean {
  return 'ClipboardItem' in window && window.isSecureContext;
}

export async function copy({ file }: Sendable): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
}
