import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { newIdempotencyKey } from '../../../lib/idempotency.ts'
import type { FormFailure, FormFailures } from './checks/form-failure.ts'
import { checkTransfer } from './checks/check-transfer.ts'
import { amountOf, chooseOperation } from './checks/operation-choice.ts'
import { fieldFailures, isAboutBankDay, toldFailures } from './checks/told-failures.ts'
import type { DraftConflict } from './data/draft-of-source.ts'
import { draftOfSource, mergeDrafts } from './data/draft-of-source.ts'
import { refreshBankDay, rulesQuery, sourceQuery } from './data/form-queries.ts'
import type { SourceTransfer } from './data/form-queries.ts'
import type { FormData } from './data/use-form-data.ts'
import { useFormData } from './data/use-form-data.ts'
import type { FormKind } from './form-kind.ts'
import type { TransferDraft, TransferField } from './form-model.ts'
import { transferFields } from './form-model.ts'
import { isDirty, nextFormState, startForm } from './form-state.ts'
import { saveTransfer, sendForSigning } from './submit/save-transfer.ts'
import type { TransferSave } from './submit/save-transfer.ts'
import type { SubmitIntent, SubmitState } from './submit/submit-state.ts'
import { isBusy, mayStart } from './submit/submit-state.ts'
import { createSubmitter } from './submit/submitter.ts'
import { transferContent } from './transfer-wire.ts'

export interface TransferFormStart {
  readonly kind: FormKind
  readonly initial: TransferDraft
  /** Differs from `initial` when a form comes back after the end of a session. */
  readonly draft: TransferDraft
  /** The document that is edited. */
  readonly edited?: SourceTransfer | undefined
}

/** What the screen of the form is made of. */
export interface TransferForm extends FormData {
  readonly kind: FormKind
  readonly edited: SourceTransfer | undefined
  readonly isDirty: boolean
  /** What is told beside each field now. */
  readonly told: FormFailures
  /** What the last failed submit named and is still wrong. */
  readonly reported: readonly FormFailure[]
  readonly attempt: number
  readonly submitState: SubmitState
  readonly isBusy: boolean
  readonly conflicts: readonly DraftConflict[]
  /** What is typed, without suggestions: for a snapshot over the end of a session. */
  readonly typed: TransferDraft
  readonly change: (patch: Partial<TransferDraft>) => void
  readonly leave: (field: TransferField) => void
  /** True when the document is kept (and, for `sign`, sent). */
  readonly submit: (intent: SubmitIntent) => Promise<boolean>
  readonly askAgain: () => Promise<void>
  /** Reads the document anew after a colleague has changed it; what was typed stays. */
  readonly readAnew: () => Promise<void>
}

/** A lost answer is asked for again after a breath: the network may be back. */
const pauseMs = 1_500

/** One form: what is typed, what is wrong with it, and how it is sent. */
export function useTransferForm(start: TransferFormStart): TransferForm {
  const { kind } = start
  const [edited, setEdited] = useState(start.edited)
  const [conflicts, setConflicts] = useState<readonly DraftConflict[]>([])
  const [state, dispatch] = useReducer(nextFormState, start, ({ initial, draft }) =>
    startForm(initial, draft),
  )
  const queryClient = useQueryClient()
  const data = useFormData(kind, state.draft, edited === undefined)
  const failures = checkTransfer(data.draft, data.checks)
  const [submitter] = useState(() => createTransferSubmitter(data.legalPartyId))
  const submitState = useSyncExternalStore(submitter.subscribe, submitter.getState)
  const latest = useRef({ data, failures, state, edited })
  latest.current = { data, failures, state, edited }
  const answered = useAnswered(data.isWaiting)

  const change = useCallback(
    (patch: Partial<TransferDraft>) => {
      // What is on its way to the bank must not change under it.
      if (!mayStart(submitter.getState())) return
      const now = latest.current
      const draft = { ...now.data.draft, ...patch }
      const { operation } = chooseOperation(kind, draft, amountOf(draft, now.data.currency))
      dispatch({
        type: 'changed',
        patch,
        wrong: new Set(now.failures.keys()),
        isOtherOperation: operation !== now.data.choice.operation,
      })
    },
    [submitter, kind],
  )
  const leave = useCallback((field: TransferField) => dispatch({ type: 'left', field }), [])

  const prepare = async (): Promise<TransferSave | undefined> => {
    // Who is quick presses before the form has filled in its day; that press is not lost.
    await answered()
    const rules = await queryClient.ensureQueryData(rulesQuery)
    const now = latest.current
    const { draft, checks, choice, currency, legalPartyId } = now.data
    const wrong = checkTransfer(draft, { ...checks, rules })
    if (wrong.size > 0) {
      dispatch({ type: 'submitFailed', wrong: new Set(wrong.keys()) })
      return undefined
    }
    const isNumberTyped = now.state.draft.transferNum !== undefined
    const document = now.edited?.payment
    return {
      legalPartyId,
      content: transferContent(draft, choice.operation, currency, isNumberTyped),
      edited: document && { id: document.id, version: document.version },
    }
  }

  const submit = async (intent: SubmitIntent): Promise<boolean> => {
    await submitter.submit(intent, prepare)
    const after = submitter.getState()
    if (after.step === 'refused') {
      const refused = fieldFailures(after.refusal)
      if (refused.length > 0) dispatch({ type: 'refusedByServer', failures: refused })
    }
    const hasRefusal = after.step === 'refused' || after.step === 'draftKept'
    if (hasRefusal && isAboutBankDay(after.refusal)) void refreshBankDay(queryClient)
    return after.step === 'finished'
  }

  const readAnew = async (): Promise<void> => {
    if (!edited) return
    const { id } = edited.payment
    const fresh = await queryClient.fetchQuery(sourceQuery(data.legalPartyId, id))
    const initial = draftOfSource(fresh)
    const merged = mergeDrafts(latest.current.state.initial, latest.current.state.draft, initial)
    submitter.dismiss()
    setEdited(fresh)
    setConflicts(merged.conflicts)
    dispatch({ type: 'rebased', initial, draft: merged.draft })
  }

  const told = toldFailures(state.told, state.refused, failures)
  return {
    ...data,
    kind,
    edited,
    isDirty: isDirty(state),
    told,
    reported: transferFields.flatMap(field => {
      const failure = state.reported.has(field) ? told.get(field) : undefined
      return failure ? [failure] : []
    }),
    attempt: state.attempt,
    submitState,
    isBusy: isBusy(submitState),
    conflicts,
    typed: state.draft,
    change,
    leave,
    submit,
    askAgain: submitter.askAgain,
    readAnew,
  }
}

/** A promise that the form's own questions have been answered, or have failed for good. */
function useAnswered(isWaiting: boolean): () => Promise<void> {
  const waiting = useRef({ isWaiting, resolve: [] as (() => void)[] })
  useEffect(
    function letGo() {
      waiting.current.isWaiting = isWaiting
      if (isWaiting) return
      for (const resolve of waiting.current.resolve.splice(0)) resolve()
    },
    [isWaiting],
  )
  return useCallback(
    () =>
      waiting.current.isWaiting
        ? new Promise(resolve => waiting.current.resolve.push(resolve))
        : Promise.resolve(),
    [],
  )
}

const createTransferSubmitter = (legalPartyId: string) =>
  createSubmitter<TransferSave>({
    save: saveTransfer,
    send: (paymentId, key) => sendForSigning(legalPartyId, paymentId, key),
    newKey: newIdempotencyKey,
    pause: () => new Promise(resolve => setTimeout(resolve, pauseMs)),
  })
