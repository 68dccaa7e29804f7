import { useQueryClient } from '@tanstack/react-query'
import { readForm, type FormTexts } from '@tartip/domain/forms/form'
import type { TypedForm } from '@tartip/domain/forms/unfinished-form'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { pageOfOperation } from '@tartip/domain/payment/operation'
import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { afterPress } from '../../lib/after-press.ts'
import { isRecord } from '../../lib/error-answer.ts'
import { newIdempotencyKey } from '../../lib/idempotency.ts'
import type { DocumentForm, FormDoubt, FormSave, FormView, KeptAs } from './document-form.ts'
import { isAboutBankDay, shownFailures, splitRefusal } from './failures.ts'
import { refreshBankDay, refreshRate, sourceQuery, type SourceDocument } from './form-queries.ts'
import { rulesQuery } from './rules-query.ts'
import { isDirty, nextFormState, sameTexts, startForm } from './form-state.ts'
import { mergeTexts, textsToEdit, wireValuesOf, type TextConflict } from './form-texts.ts'
import { isBusy, mayStart, samePaymentCode, type SubmitIntent } from './submit-state.ts'
import { createSubmitter } from './submitter.ts'
import { typedTexts, unfinishedPayments, type UnfinishedForm } from './unfinished-forms.ts'
import { useFormData } from './use-form-data.ts'
import { resumedAttempt, useFormKeeper } from './use-form-keeper.ts'

export interface FormStart {
  readonly view: FormView
  readonly initial: FormTexts
  /** Differs from `initial` when a form comes back after the end of a session. */
  readonly typed: FormTexts
  /** Fields whose mistakes are shown from the start. */
  readonly judged?: readonly string[] | undefined
  /** The document that is edited. */
  readonly edited?: SourceDocument | undefined
  /** The unfinished form that is continued. */
  readonly kept?: UnfinishedForm | undefined
  /** The form is kept on the server under this id. */
  readonly onKept: (id: string) => void
}

/** A lost answer is requested again after a pause: the network may be back. */
const pauseMs = 1_500

/** One form: what is typed, what is wrong with it, and how it is sent. */
export function useDocumentForm(start: FormStart): DocumentForm {
  const { view } = start
  const { form } = view
  const [edited, setEdited] = useState(start.edited)
  const [conflicts, setConflicts] = useState<readonly TextConflict[]>([])
  const [state, dispatch] = useReducer(nextFormState, start, ({ initial, typed, judged }) =>
    startForm(form, initial, typed, judged),
  )
  const queryClient = useQueryClient()
  const data = useFormData(form, state.typed, edited === undefined, view.derive)
  const latest = useRef({ data, state, edited })
  latest.current = { data, state, edited }
  const typedNow = (): TypedForm => {
    const { state: now, edited: document } = latest.current
    const { id, version } = document?.payment ?? {}
    return {
      form: form.path,
      texts: typedTexts(now.typed),
      ...(id !== undefined && version !== undefined ? { edited: { id, version } } : {}),
    }
  }
  const keeper = useFormKeeper({
    forms: unfinishedPayments,
    legalPartyId: data.legalPartyId,
    kept: start.kept,
    onKept: start.onKept,
  })
  const [submitter] = useState(() =>
    createSubmitter<FormSave>({
      save: view.save,
      send: (paymentId, key) => view.send(data.legalPartyId, paymentId, key),
      newKey: newIdempotencyKey,
      pause: () => new Promise(resolve => setTimeout(resolve, pauseMs)),
      onAttempt: ({ key, ...attempt }) =>
        void keeper.keepAttempt({
          ...typedNow(),
          attempt: { key, content: JSON.stringify(attempt) },
        }),
      resumed: resumedAttempt<FormSave>(
        start.kept,
        content => content['legalPartyId'] === data.legalPartyId && isRecord(content['values']),
      ),
    }),
  )
  const submitState = useSyncExternalStore(submitter.subscribe, submitter.getState)
  const answered = useAnswered(data.isWaiting)
  useEffect(
    function clearRefusals() {
      if (state.refused.size > 0) dispatch({ type: 'derived', texts: data.texts })
    },
    [state.refused, data.texts],
  )

  const change = useCallback(
    (patch: FormTexts) => {
      // What is on its way to the bank must not change under it.
      if (!mayStart(submitter.getState())) return
      const now = latest.current.data
      const texts = { ...now.texts, ...patch }
      const amount = parseTypedAmount(texts['amount'] ?? '', now.currency)
      const payer = now.accounts?.find(({ account }) => account === texts['payerAccount'])
      const operation = form.operationOf(texts, amount.ok ? amount.value : undefined, payer?.type)
      dispatch({
        type: 'changed',
        patch,
        wrong: new Set(now.reading.failures.map(({ field }) => field)),
        isOtherOperation: operation !== now.operation,
      })
    },
    [submitter, form],
  )
  const leave = useCallback(
    (field: string) => afterPress(() => dispatch({ type: 'left', field })),
    [],
  )

  const prepare = async (unlessSame: boolean): Promise<FormSave | undefined> => {
    // A press before the form has filled in its day is not lost.
    await answered()
    const { operation } = latest.current.data
    const rules = await queryClient.ensureQueryData(rulesQuery(pageOfOperation(operation)))
    const now = latest.current
    const { input, legalPartyId } = now.data
    const { values, failures } = readForm(form, { ...input, rules })
    if (failures.length > 0) {
      dispatch({ type: 'submitFailed', wrong: new Set(failures.map(({ field }) => field)) })
      return undefined
    }
    // A number that was only suggested is left to the server: a colleague may have taken it meanwhile.
    const isSaved = ([name]: readonly [string, string]) =>
      !form.fields[name]?.isNumbered || now.state.typed[name] !== undefined
    const saved = Object.fromEntries(Object.entries(values).filter(isSaved))
    const document = now.edited?.payment
    return {
      legalPartyId,
      operation: input.operation,
      values: wireValuesOf(form, input.operation, saved),
      edited: document && { id: document.id, version: document.version },
      unlessSame: unlessSame && document === undefined,
    }
  }

  const doubtCheck = useRef<() => Promise<FormDoubt | undefined>>(undefined)
  const setDoubtCheck = useCallback<DocumentForm['setDoubtCheck']>(check => {
    doubtCheck.current = check
  }, [])
  const confirmed = useRef(new Set<string>())
  const [askedDoubt, setAskedDoubt] = useState<FormDoubt>()
  const needsConfirmation = async (): Promise<boolean> => {
    const doubt = await doubtCheck.current?.()
    if (doubt === undefined || confirmed.current.has(doubt.key)) return false
    setAskedDoubt(doubt)
    return true
  }
  const lastIntent = useRef<SubmitIntent>('draft')
  const submit = async (intent: SubmitIntent, unlessSame = true): Promise<boolean> => {
    lastIntent.current = intent
    await submitter.submit(intent, async () => {
      const content = await prepare(unlessSame)
      return content && intent === 'sign' && (await needsConfirmation()) ? undefined : content
    })
    return afterSubmit()
  }
  const retry = async (): Promise<void> => {
    await submitter.retry()
    afterSubmit()
  }
  const afterSubmit = (): boolean => {
    const after = submitter.getState()
    if (after.step === 'refused') {
      void keeper.endAttempt(typedNow())
      const { operation, texts } = latest.current.data
      const { beside } = splitRefusal(form, operation, after.refusal)
      if (beside.length > 0) dispatch({ type: 'refusedByServer', failures: beside, texts })
    }
    const hasRefusal = after.step === 'refused' || after.step === 'sendingRefused'
    if (hasRefusal && isAboutBankDay(after.refusal)) void refreshBankDay(queryClient)
    if (hasRefusal) void refreshRate(queryClient)
    if (after.step === 'finished') keeper.refresh()
    return after.step === 'finished'
  }

  const saveDraft = async (isLeaving = false): Promise<KeptAs> => {
    if (await submit('draft')) return 'draft'
    const after = submitter.getState()
    // While an answer is awaited, the form is kept with what it waits for.
    if (!mayStart(after)) return 'nothing'
    const isAsked = after.step === 'refused' && after.refusal.code === samePaymentCode
    if (isAsked && !isLeaving) return 'nothing'
    return (await keeper.keep(typedNow())) ? 'unfinished' : 'nothing'
  }

  const reload = async (): Promise<void> => {
    if (!edited) return
    const fresh = await queryClient.fetchQuery(sourceQuery(data.legalPartyId, edited.payment.id))
    const initial = textsToEdit(form, fresh)
    const merged = mergeTexts(latest.current.state.initial, latest.current.state.typed, initial)
    submitter.dismiss()
    setEdited(fresh)
    setConflicts(merged.conflicts)
    dispatch({ type: 'rebased', initial, typed: merged.typed })
  }

  const failures = shownFailures(state, data.reading.failures)
  return {
    ...data,
    view,
    edited,
    rails: view.rails?.of(data.amountMinor) ?? [data.operation],
    isSendable: isSendable(edited) && !view.mustWait?.(data.texts),
    isDirty: isDirty(state),
    isUnkept: isDirty(state) && !(keeper.keptTexts && sameTexts(keeper.keptTexts, state.typed)),
    failures,
    reported: [...failures.values()].filter(({ field }) => state.reported.has(field)),
    attempt: state.attempt,
    submitState,
    isBusy: isBusy(submitState),
    conflicts,
    typed: state.typed,
    change,
    leave,
    submit,
    doubt: askedDoubt,
    setDoubtCheck,
    confirmDoubt: () => {
      if (askedDoubt) confirmed.current.add(askedDoubt.key)
      setAskedDoubt(undefined)
      return submit('sign')
    },
    dismissDoubt: () => setAskedDoubt(undefined),
    submitSame: () => submit(lastIntent.current, false),
    saveDraft,
    letGo: () => void keeper.letGo(),
    retry,
    dismiss: submitter.dismiss,
    reload,
  }
}

/** A new document, and one that an edit of its creator takes back to a draft (decisions, 5). */
function isSendable(edited: SourceDocument | undefined): boolean {
  if (!edited) return true
  const { statusCode } = edited.payment
  return statusCode === 'DRAFT' || statusCode === 'FOR_EDITING'
}

/** A promise that the form's own queries have been answered, or have failed for good. */
function useAnswered(isWaiting: boolean): () => Promise<void> {
  const waiting = useRef({ isWaiting, resolve: [] as (() => void)[] })
  useEffect(
    function resolveAll() {
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
