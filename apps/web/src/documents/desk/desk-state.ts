import type { DocumentRow } from '../document-kind.ts'

/** What the person has decided about a document; a taken one is kept as it was shown. */
type DeskDecision<TRow extends DocumentRow> =
  | { readonly kind: 'taken'; readonly row: TRow }
  | { readonly kind: 'skipped' }
  /** Returned or rejected here: it waits for this person no longer. */
  | { readonly kind: 'gone' }

export interface DeskState<TRow extends DocumentRow> {
  /** Ids in the order of review. */
  readonly order: readonly string[]
  readonly decisions: ReadonlyMap<string, DeskDecision<TRow>>
  /** A document that the person went back to; left out, the first undecided one is shown. */
  readonly openedId?: string | undefined
}

/** Where each document stands, by the decisions and by what the documents are now. */
type DeskStanding = 'open' | 'changed' | 'taken' | 'skipped' | 'gone'

export const openDesk = <TRow extends DocumentRow>(order: readonly string[]): DeskState<TRow> => ({
  order,
  decisions: new Map(),
})

/** Documents that have come in since the desk was opened are reviewed last. */
export const addToDesk = <TRow extends DocumentRow>(
  state: DeskState<TRow>,
  ids: readonly string[],
): DeskState<TRow> => ({
  ...state,
  order: [...state.order, ...ids.filter(id => !state.order.includes(id))],
})

export function decide<TRow extends DocumentRow>(
  state: DeskState<TRow>,
  id: string,
  decision: DeskDecision<TRow>,
): DeskState<TRow> {
  const decisions = new Map(state.decisions).set(id, decision)
  return { order: state.order, decisions }
}

export const goTo = <TRow extends DocumentRow>(
  state: DeskState<TRow>,
  openedId: string,
): DeskState<TRow> => ({ ...state, openedId })

/** The documents as the bank has them now. */
export interface DocumentsNow<TRow extends DocumentRow> {
  /** Undefined for one that left the queue: signed elsewhere, returned, deleted. */
  find(id: string): TRow | undefined
  waitsForPerson(row: TRow): boolean
}

/**
 * A taken document counts only while it is what was shown: one that says something else by now is open again, and one
 * that no longer waits for this person is gone.
 */
export function standingOf<TRow extends DocumentRow>(
  { decisions }: DeskState<TRow>,
  id: string,
  now: DocumentsNow<TRow>,
): DeskStanding {
  const decision = decisions.get(id)
  const row = now.find(id)
  if (decision?.kind === 'gone' || row === undefined || !now.waitsForPerson(row)) return 'gone'
  if (decision === undefined) return 'open'
  if (decision.kind === 'skipped') return 'skipped'
  return row.digest === decision.row.digest ? 'taken' : 'changed'
}

const needsDecision = (standing: DeskStanding): boolean =>
  standing === 'open' || standing === 'changed'

/** The document on the desk; undefined when nothing is left to decide. */
export function currentOf<TRow extends DocumentRow>(
  state: DeskState<TRow>,
  now: DocumentsNow<TRow>,
): string | undefined {
  const { openedId } = state
  if (openedId !== undefined && standingOf(state, openedId, now) !== 'gone') return openedId
  return state.order.find(id => needsDecision(standingOf(state, id, now)))
}

/** What will be signed, in the order of review. */
export function takenRows<TRow extends DocumentRow>(
  state: DeskState<TRow>,
  now: DocumentsNow<TRow>,
): readonly TRow[] {
  return state.order.flatMap(id => {
    const decision = state.decisions.get(id)
    return decision?.kind === 'taken' && standingOf(state, id, now) === 'taken'
      ? [decision.row]
      : []
  })
}

/** The neighbours that still wait for the person; the last one stands before the end. */
export function neighboursOnDesk<TRow extends DocumentRow>(
  state: DeskState<TRow>,
  id: string | undefined,
  now: DocumentsNow<TRow>,
): { readonly previous: string | undefined; readonly next: string | undefined } {
  const isThere = (each: string) => standingOf(state, each, now) !== 'gone'
  const place = id === undefined ? state.order.length : state.order.indexOf(id)
  return {
    previous: state.order.slice(0, place).findLast(isThere),
    next: state.order.slice(place + 1).find(each => needsDecision(standingOf(state, each, now))),
  }
}

/** Place and count for «2 of 4»: documents that are gone are not counted. */
export function placeOf<TRow extends DocumentRow>(
  state: DeskState<TRow>,
  id: string,
  now: DocumentsNow<TRow>,
): { readonly place: number; readonly count: number } {
  const there = state.order.filter(each => standingOf(state, each, now) !== 'gone')
  return { place: there.indexOf(id) + 1, count: there.length }
}
