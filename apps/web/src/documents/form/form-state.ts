import type { ApiFieldFailure } from '../../lib/api-error.ts'
import type { FormTexts, PaymentForm } from '@tartip/domain/forms/form'

/** What the server refused, and the text that it was about. */
type ServerFailure = ApiFieldFailure & { readonly about: string }

/** Everything the form remembers between two keys. A text that is undefined was not touched. */
export interface FormState {
  readonly form: PaymentForm
  readonly initial: FormTexts
  readonly typed: FormTexts
  readonly edited: ReadonlySet<string>
  /** Fields whose mistake is shown; the others are given time (premature errors harm). */
  readonly judged: ReadonlySet<string>
  /** Fields that the last failed submit named; the summary on top lists what is left of them. */
  readonly reported: ReadonlySet<string>
  /** What the server refused; each stands until its field changes. */
  readonly refused: ReadonlyMap<string, ServerFailure>
  /** Grows with each failed submit, so that the same mistakes are announced again. */
  readonly attempt: number
}

export type FormEvent =
  | {
      readonly type: 'changed'
      readonly patch: FormTexts
      /** What is wrong before the change. */
      readonly wrong: ReadonlySet<string>
      /** The document becomes one of another kind, with deadlines of its own. */
      readonly isOtherOperation?: boolean
    }
  /** The texts as they are now; derived ones change without anybody typing. */
  | { readonly type: 'derived'; readonly texts: FormTexts }
  | { readonly type: 'left'; readonly field: string }
  | { readonly type: 'submitFailed'; readonly wrong: ReadonlySet<string> }
  | {
      readonly type: 'refusedByServer'
      readonly failures: readonly ApiFieldFailure[]
      /** What was sent, derived and suggested texts included. */
      readonly texts: FormTexts
    }
  /** The document was read again after a colleague had changed it. */
  | { readonly type: 'rebased'; readonly initial: FormTexts; readonly typed: FormTexts }

export function startForm(
  form: PaymentForm,
  initial: FormTexts,
  typed = initial,
  judged: readonly string[] = [],
): FormState {
  return {
    form,
    initial,
    typed,
    edited: new Set(),
    judged: new Set(judged),
    reported: new Set(),
    refused: new Map(),
    attempt: 0,
  }
}

export const isDirty = ({ initial, typed }: FormState): boolean => !sameTexts(initial, typed)

/** An untouched text and an empty one are the same to a person. */
export const sameTexts = (a: FormTexts, b: FormTexts): boolean =>
  Object.keys({ ...a, ...b }).every(field => (a[field] ?? '') === (b[field] ?? ''))

/**
 * The form after an event. A mistake is shown when its field is left after input or at a submit; it
 * disappears the moment it is corrected, and a corrected field is given time again.
 */
export function nextFormState(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'changed':
      return afterChange(state, event.patch, event.wrong, event.isOtherOperation ?? false)
    case 'derived':
      return withoutOutdatedFailures(state, event.texts)
    case 'left':
      return state.edited.has(event.field)
        ? { ...state, judged: new Set([...state.judged, event.field]) }
        : state
    case 'submitFailed':
      return { ...judgedWhole(state), reported: event.wrong }
    case 'refusedByServer':
      return {
        ...judgedWhole(state),
        reported: new Set(event.failures.map(({ field }) => field)),
        refused: new Map(
          event.failures.map(failure => {
            const about = event.texts[failure.field] ?? ''
            return [failure.field, { ...failure, about }]
          }),
        ),
      }
    case 'rebased':
      return { ...startForm(state.form, event.initial, event.typed), edited: state.edited }
  }
}

function withoutOutdatedFailures(state: FormState, texts: FormTexts): FormState {
  const refused = [...state.refused].filter(([field, one]) => isAbout(one, texts[field] ?? ''))
  return refused.length === state.refused.size ? state : { ...state, refused: new Map(refused) }
}

/**
 * A refusal is about the text that was sent, and about the one that it names in its place: the rate that the form takes
 * over at once. A text that moves on leaves it behind.
 */
function isAbout({ about, params }: ServerFailure, text: string): boolean {
  return text === about || (text !== '' && Object.values(params).includes(text))
}

const judgedWhole = (state: FormState): FormState => ({
  ...state,
  judged: new Set(Object.keys(state.form.fields)),
  attempt: state.attempt + 1,
})

function afterChange(
  state: FormState,
  patch: FormTexts,
  wrong: ReadonlySet<string>,
  isOtherOperation: boolean,
): FormState {
  const changed = Object.keys(patch)
  const isOvertaken = isOtherOperation && state.refused.has('valueDate')
  const settled = isOvertaken ? [...changed, 'valueDate'] : changed
  const isStillShown = (field: string): boolean =>
    !settled.includes(field) || (wrong.has(field) && !state.refused.has(field))
  return {
    ...state,
    typed: { ...state.typed, ...patch },
    edited: new Set([...state.edited, ...changed]),
    judged: new Set([...state.judged].filter(isStillShown)),
    reported: new Set([...state.reported].filter(isStillShown)),
    refused: new Map([...state.refused].filter(([field]) => !settled.includes(field))),
  }
}
