import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountOfTyped, amountOfTyped, type SalaryRowTexts } from '@tartip/domain/salary/register'
import { useEffect, useRef, useState } from 'react'
import { outcomeIsUnknown } from '../../documents/actions/perform-action.ts'
import { toApiError } from '../../lib/api-error.ts'
import { execute } from '../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../lib/idempotency.ts'
import { SaveSalaryDocument } from './api/salary.payment.generated.ts'
import { isBlankRow } from './editor-state.ts'
import { salaryKey, service } from './salary-queries.ts'

/** After so long without a change the draft is kept. */
const pauseMs = 3_000

/** Most rows of a register are the same objects from one save to the next. */
const knownWires = new WeakMap<SalaryRowTexts, SalaryRowTexts>()

function wireOf(row: SalaryRowTexts): SalaryRowTexts {
  const known = knownWires.get(row)
  if (known) return known
  const wire = {
    fullName: row.fullName.trim(),
    cardAccount: accountOfTyped(row.cardAccount),
    amount: amountOfTyped(row.amount),
  }
  knownWires.set(row, wire)
  return wire
}

interface RegisterToSave {
  readonly legalPartyId: string
  readonly fileName: string
  readonly currency: string
  /** As typed; empty rows are not saved. */
  readonly rows: readonly SalaryRowTexts[]
}

interface Known {
  readonly id: string
  readonly version: number
}

interface Write {
  readonly register: RegisterToSave
  readonly isDraft: boolean
  readonly over: Known | undefined
  readonly key: string
}

interface KeptDraft {
  /** What is typed is kept on the server. */
  readonly isKept: boolean
  /** Why it could not be kept. */
  readonly failure: unknown
  /** Keeps what is typed without waiting for a pause; rejects when it cannot be kept. */
  readonly keepNow: () => Promise<void>
  /** Saves the register to be checked; returns its id. */
  readonly save: (register: RegisterToSave) => Promise<string>
}

/**
 * Keeps a register on the server while it is typed, so that nothing is lost with the tab. `toKeep` is undefined while
 * nothing has to be kept; saves of one register follow one another, each over the version that the former one left. One
 * whose answer was lost is sent again as it was, before anything else: it may have been done.
 */
export function useKeptDraft(
  former: Known | undefined,
  toKeep: RegisterToSave | undefined,
): KeptDraft {
  const client = useQueryClient()
  const known = useRef(former)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [kept, setKept] = useState<RegisterToSave>()
  const unanswered = useRef<Write>(undefined)
  const isEnded = useRef(false)

  const send = async (one: Write): Promise<string> => {
    const { register, isDraft, over, key: idempotencyKey } = one
    const ofFormer = over && { salaryId: over.id, version: over.version }
    const rows = register.rows.filter(row => !isBlankRow(row)).map(wireOf)
    const salaryRequest = { ...register, rows, isDraft, ...ofFormer }
    unanswered.current = one
    try {
      const { saveSalary } = await execute(
        SaveSalaryDocument,
        { salaryRequest },
        { service, idempotencyKey },
      )
      unanswered.current = undefined
      known.current = { id: saveSalary, version: (over?.version ?? 0) + 1 }
      return saveSalary
    } catch (error) {
      if (!outcomeIsUnknown(toApiError(error))) unanswered.current = undefined
      throw error
    }
  }
  const write = (register: RegisterToSave, isDraft: boolean): Promise<string> => {
    const before = last.current
    const run = async () => {
      await before.catch(() => undefined)
      const lost = unanswered.current
      const isSame =
        lost?.isDraft === isDraft && JSON.stringify(lost.register) === JSON.stringify(register)
      const earlier = lost && (await send(lost))
      const id =
        isSame && earlier !== undefined
          ? earlier
          : await send({ register, isDraft, over: known.current, key: newIdempotencyKey() })
      void client.invalidateQueries({ queryKey: [salaryKey, 'registers'] })
      return id
    }
    const running = run()
    last.current = running
    return running
  }
  const keeping = useMutation({
    mutationFn: (register: RegisterToSave) => write(register, true),
    onSuccess: (_id, register) => setKept(register),
  })
  const { mutate, mutateAsync } = keeping

  useEffect(
    function keepAfterPause() {
      if (toKeep === undefined || toKeep === kept) return
      const timer = setTimeout(() => {
        if (!isEnded.current) mutate(toKeep)
      }, pauseMs)
      return () => clearTimeout(timer)
    },
    [toKeep, kept, mutate],
  )
  return {
    isKept: toKeep !== undefined && toKeep === kept,
    failure: keeping.error,
    keepNow: async () => {
      if (toKeep !== undefined && toKeep !== kept) await mutateAsync(toKeep)
    },
    save: async register => {
      isEnded.current = true
      try {
        return await write(register, false)
      } catch (error) {
        isEnded.current = false
        throw error
      }
    },
  }
}
