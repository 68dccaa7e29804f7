import type { FormFailure } from './checks/form-failure.ts'
import type { TransferDraft, TransferField } from './form-model.ts'
import { fieldOfKey, sameDraft, transferFields } from './form-model.ts'

/** Everything the form remembers between two keys. */
export interface FormState {
  readonly initial: TransferDraft
  readonly draft: TransferDraft
  readonly edited: ReadonlySet<TransferField>
  /** Fields whose mistake is told; the others are given time (premature errors harm). */
  readonly told: ReadonlySet<TransferField>
  /** Fields that the last failed submit named; the summary on top lists what is left of them. */
  readonly reported: ReadonlySet<TransferField>
  /** What the server refused; each stands until its field changes. */
  readonly refused: ReadonlyMap<TransferField, FormFailure>
  /** Grows with each failed submit, so that the same mistakes are announced again. */
  readonly attempt: number
}

export type FormEvent =
  | {
      readonly type: 'changed'
      readonly patch: Partial<TransferDraft>
      /** What is wrong before the change. */
      readonly wrong: ReadonlySet<TransferField>
      /** The document becomes one of another kind, with deadlines of its own. */
      readonly isOtherOperation?: boolean
    }
  | { readonly type: 'left'; readonly field: TransferField }
  | { readonly type: 'submitFailed'; readonly wrong: ReadonlySet<TransferField> }
  | { readonly type: 'refusedByServer'; readonly failures: readonly FormFailure[] }
  /** The document was read again after a colleague had changed it. */
  | { readonly type: 'rebased'; readonly initial: TransferDraft; readonly draft: TransferDraft }

export function startForm(initial: TransferDraft, draft: TransferDraft = initial): FormState {
  return {
    initial,
    draft,
    edited: new Set(),
    told: new Set(),
    reported: new Set(),
    refused: new Map(),
    attempt: 0,
  }
}

export const isDirty = (state: FormState): boolean => !sameDraft(state.initial, state.draft)

/**
 * The form after an event. A mistake is told when its field is left after input or at a submit; it
 * disappears the moment it is corrected, and a corrected field gets its quiet back.
 */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'changed':
      return afterChange(state, event.patch, event.wrong, event.isOtherOperation ?? false)
    case 'left':
      return state.edited.has(event.field)
        ? { ...state, told: withMore(state.told, [event.field]) }
        : state
    case 'submitFailed':
      return {
        ...state,
        told: new Set(transferFields),
        reported: event.wrong,
        attempt: state.attempt + 1,
      }
    case 'refusedByServer':
      return {
        ...state,
        told: new Set(transferFields),
        reported: new Set(event.failures.map(({ field }) => field)),
        refused: new Map(fieldsOf(event.failures)),
        attempt: state.attempt + 1,
      }
    case 'rebased':
      return { ...startForm(event.initial, event.draft), edited: state.edited }
  }
}

function afterChange(
  state: FormState,
  patch: Partial<TransferDraft>,
  wrong: ReadonlySet<TransferField>,
  isOtherOperation: boolean,
): FormState {
  const changed = changedFields(patch)
  const overtaken = isOtherOperation && state.refused.has('valueDate')
  const settled: readonly TransferField[] = overtaken ? [...changed, 'valueDate'] : changed
  const isStillTold = (field: TransferField): boolean =>
    !settled.includes(field) || (wrong.has(field) && !state.refused.has(field))
  return {
    ...state,
    draft: { ...state.draft, ...patch },
    edited: withMore(state.edited, changed),
    told: new Set([...state.told].filter(isStillTold)),
    reported: new Set([...state.reported].filter(isStillTold)),
    refused: new Map([...state.refused].filter(([field]) => !settled.includes(field))),
  }
}

function changedFields(patch: Partial<TransferDraft>): readonly TransferField[] {
  const keys = Object.keys(patch) as (keyof TransferDraft)[]
  return keys.map(fieldOfKey).filter(field => field !== undefined)
}

const fieldsOf = (failures: readonly FormFailure[]) =>
  failures.map(failure => [failure.field, failure] as const)

const withMore = <T>(set: ReadonlySet<T>, more: Iterable<T>): ReadonlySet<T> =>
  new Set([...set, ...more])
