/**
 * What happens at the bank without the internet bank, reported as a numbered list.
 *
 * Delivery is at least once: the reader keeps the last sequence it has taken over, in the same transaction
 * as what it made of it, and goes on from there.
 */
export interface EventFeed<Event extends { readonly sequence: bigint }> {
  /**
   * Events with a sequence above `after`, oldest first, at most `limit` (1..1000; values outside are brought
   * to the nearest bound). Sequences grow and may have gaps; no event appears later below a seen one.
   *
   * @throws BankUnavailable (payment-execution.ts); reading again is safe.
   */
  readEvents(after: bigint, limit: number): Promise<Event[]>

  /**
   * Calls `wake` when new events may be there. It is a hint: it may come without an event or be lost with
   * the process, so a reader also polls. Returns the function that ends the subscription.
   */
  onEvent(wake: () => void): () => void
}
