import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { readForm, type FormTexts } from '@tartip/domain/forms/form'
import type { TypedForm } from '@tartip/domain/forms/unfinished-form'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { pageOfOperation } from '@tartip/domain/payment/operation'
import { useCallback, useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react'
import { toast } from '../../components/feedback/toast-store.ts'
import { toApiError } from '../../lib/api-error.ts'
import { isRecord } from '../../lib/error-answer.ts'
import { newIdempotencyKey } from '../../lib/idempotency.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { DocumentForm, FormSave, FormView, KeptAs } from './document-form.ts'
import { isAboutBankDay, shownFailures, splitRefusal } from './failures.ts'
import {
  refreshBankDay,
  refreshRate,
  rulesQuery,
  sourceQuery,
  type SourceDocument,
} from './form-queries.ts'
import { createFormKeeper } from './form-keeper.ts'
import { isDirty, nextFormState, sameTexts, startForm } from './form-state.ts'
import { mergeTexts, textsToEdit, wireValuesOf, type TextConflict } from './form-texts.ts'
import { isBusy, mayStart, samePaymentCode, type SubmitIntent } from './submit-state.ts'
import { createSubmitter, type Attempt } from './submitter.ts'
import {
  deleteUnfinishedForm,
  keepUnfinishedForm,
  typedTexts,
  unfinishedKey,
  type UnfinishedForm,
} from './unfinished-forms.ts'
import { useFormData } from './use-form-data.ts'

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
  const { t } = useTranslation('form')
  const language = useLanguage()
  const { view } = start
  const { form } = view
  const [edited, setEdited] = useState(start.edited)
  const [conflicts, setConflicts] = useState<readonly TextConflict[]>([])
  const [state, dispatch] = useReducer(nextFormState, start, ({ initial, typed, judged }) =>
    startForm(form, initial, typed, judged),
  )
  const queryClient = useQueryClient()
  const data = useFormData(form, state.typed, edited === undefined, view.derive)
  const latest = useRef({ data, state, edited, onKept: start.onKept })
  latest.current = { data, state, edited, onKept: start.onKept }
  /** The texts that the server keeps. */
  const [keptTexts, setKeptTexts] = useState<FormTexts | undefined>(start.kept?.texts)
  const typedNow = (): TypedForm => {
    const { state: now, edited: document } = latest.current
    const { id, version } = document?.payment ?? {}
    return {
      form: form.path,
      texts: typedTexts(now.typed),
      ...(id !== undefined && version !== undefined ? { edited: { id, version } } : {}),
    }
  }
  const [keeper] = useState(() =>
    createFormKeeper(
      {
        keep: async typed => {
          const { legalPartyId } = latest.current.data
          const version = await keepUnfinishedForm({ ...typed, legalPartyId })
          void queryClient.invalidateQueries({ queryKey: unfinishedKey })
          return version
        },
        remove: async id => {
          await deleteUnfinishedForm(latest.current.data.legalPartyId, id)
          void queryClient.invalidateQueries({ queryKey: unfinishedKey })
        },
        onKept: id => latest.current.onKept(id),
      },
      start.kept,
    ),
  )
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
      resumed: resumedAttempt(start.kept, data.legalPartyId),
    }),
  )
  const submitState = useSyncExternalStore(submitter.subscribe, submitter.getState)
  const answered = useAnswered(data.isWaiting)
  useEffect(
    function leaveRefusalsBehind() {
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
  const leave = useCallback((field: string) => dispatch({ type: 'left', field }), [])

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

  const lastIntent = useRef<SubmitIntent>('draft')
  const submit = async (intent: SubmitIntent, unlessSame = true): Promise<boolean> => {
    lastIntent.current = intent
    await submitter.submit(intent, () => prepare(unlessSame))
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
    const hasRefusal = after.step === 'refused' || after.step === 'draftKept'
    if (hasRefusal && isAboutBankDay(after.refusal)) void refreshBankDay(queryClient)
    if (hasRefusal) void refreshRate(queryClient)
    return after.step === 'finished'
  }

  const saveDraft = async (isLeaving = false): Promise<KeptAs> => {
    if (await submit('draft')) return 'draft'
    const after = submitter.getState()
    // While an answer is awaited, the form is kept with what it waits for.
    if (!mayStart(after)) return 'nothing'
    const isAsked = after.step === 'refused' && after.refusal.code === samePaymentCode
    if (isAsked && !isLeaving) return 'nothing'
    const typed = typedNow()
    try {
      const outcome = await keeper.keep(typed)
      setKeptTexts(typed.texts)
      if (outcome === 'apart') toast.info(t($ => $.unfinished.apart))
      return 'unfinished'
    } catch (error) {
      const { code, params } = toApiError(error)
      toast.error(errorText(code, params, language))
      return 'nothing'
    }
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
    isUnkept: isDirty(state) && !(keptTexts && sameTexts(keptTexts, state.typed)),
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

/** A save of the form whose answer was awaited when it was kept; the shape is checked, a release may have come between. */
function resumedAttempt(
  kept: UnfinishedForm | undefined,
  legalPartyId: string,
): Attempt<FormSave> | undefined {
  if (!kept?.attempt) return undefined
  const parsed: unknown = JSON.parse(kept.attempt.content)
  if (!isRecord(parsed) || !isRecord(parsed['content'])) return undefined
  const { intent, content } = parsed
  const isOwn = content['legalPartyId'] === legalPartyId && isRecord(content['values'])
  if ((intent !== 'draft' && intent !== 'sign') || !isOwn) return undefined
  // Written by this form, for this organisation.
  return { key: kept.attempt.key, intent, content: content as unknown as FormSave }
}
