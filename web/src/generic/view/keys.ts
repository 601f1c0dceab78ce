/** The keys of a tree: up and down from branch to branch, right opens one or goes into it, left closes it or goes out. */

export function walkTree(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const summary = event.target instanceof HTMLElement ? event.target.closest('summary') : null;
  if (summary === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const branch = summary.parentElement as HTMLDetailsElement;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('summary')];
  const at = all.indexOf(summary);
  let next: HTMLElement | null | undefined;
  switch (event.key) {
    case 'ArrowDown':
      next = all[at + 1];
      break;
    case 'ArrowUp':
      next = all[at - 1];
      break;
    case 'Home':
      next = all[0];
      break;
    case 'End':
      next = all.at(-1);
      break;
    case 'ArrowRight':
      if (branch.open) next = branch.querySelector<HTMLElement>(':scope details > summary');
      else branch.open = true;
      break;
    case 'ArrowLeft':
      if (branch.open) branch.open = false;
      else next = branch.parentElement?.closest('details')?.querySelector<HTMLElement>(':scope > summary');
      break;
    default:
      return;
  }
  event.preventDefault();
  next?.focus();
}
