/** Just after what may be chosen has changed, a click was meant for what lay there before. */
const WAIT = 300; // milliseconds

export class ClickGuard {
  isOn = $state(false);

  /** Watch what is offered, for as long as the component that asks is there. */
  follow(options: () => readonly unknown[]): void {
    const offered = $derived(JSON.stringify(options()));
    $effect(() => {
      if (offered === '[]') return;
      this.isOn = true;
      const timer = setTimeout(() => {
        this.isOn = false;
      }, WAIT);
      return () => {
        clearTimeout(timer);
        this.isOn = false;
      };
    });
  }
}
