import type { ListenPaymentsSubscription } from '../api/listen-payments.payment.generated.ts'
import type { PaymentPage, PaymentRow } from '../api/payment-queries.ts'

export type PaymentEvent = ListenPaymentsSubscription['listenPayment']

/** What an event did to the page on the screen. */
export type LiveEffect =
  /** A row changed where it stands. */
  | 'changed'
  /** A row is gone. */
  | 'removed'
  /** A document belongs into the view and is not on the page. */
  | 'arrived'
  /** Nothing that the page shows. */
  | 'none'

interface Merged {
  readonly page: PaymentPage
  readonly effect: LiveEffect
}

/**
 * Puts one event into the page: changed rows in place, deleted ones out. A new document is not put
 * in: where it stands and what the sums are is the server's to say, the page is asked again.
 */
export function mergeEvent(
  page: PaymentPage,
  event: PaymentEvent,
  belongs: (row: PaymentRow) => boolean,
): Merged {
  const index = page.list.findIndex(row => row.id === event.paymentId)
  const { payment } = event
  if (event.state === 'Deleted' || !payment) {
    return index < 0
      ? { page, effect: 'none' }
      : { page: withoutRow(page, index), effect: 'removed' }
  }
  if (index < 0) return { page, effect: belongs(payment) ? 'arrived' : 'none' }
  const known = page.list[index]
  // Events and refetches overtake each other; an older state never replaces a newer one.
  if (!known || payment.version < known.version) return { page, effect: 'none' }
  return { page: withRow(page, index, payment), effect: 'changed' }
}

function withRow(page: PaymentPage, index: number, row: PaymentRow): PaymentPage {
  return { ...page, list: page.list.with(index, row) }
}

/** Sums stay as they were until the page is asked again, which a removal always leads to. */
function withoutRow(page: PaymentPage, index: number): PaymentPage {
  return {
    ...page,
    list: page.list.toSpliced(index, 1),
    amountElements: Math.max(0, page.amountElements - 1),
  }
}

/**
 * Rows of a freshly fetched page that were not there before and that live news had announced: they
 * pulse once. What merely moved in from another page does not.
 */
export function freshRows(
  before: readonly string[],
  after: readonly string[],
  announced: ReadonlySet<string>,
): readonly string[] {
  const known = new Set(before)
  return after.filter(id => !known.has(id) && announced.has(id))
}
