/** With whom a deal is put together in the Commission, and the offer that it answers. */
import type { OfferView } from '../protocol/types';

export class Dealing {
  partner = $state<number | null>(null);
  answering = $state.raw<OfferView>(); // as it was then

  /** Put a deal together with somebody, or with nobody any more. */
  begin(partner: number, answering: OfferView | undefined): void {
    this.partner = partner;
    this.answering = answering;
  }

  end(): void {
    this.partner = null;
  }
}
