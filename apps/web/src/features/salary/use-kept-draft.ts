import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountOfTyped, amountOfTyped, type SalaryRowTexts } from '@tartip/domain/salary/register'
import { useEffect, useRef, useState } from 'react'
import { randomUuid } from '../../lib/clock.ts'
import { execute } from '../../lib/graphql-client.ts'
import { SaveSalaryDocument } from './api/salary.payment.generated.ts'
import { isBlankRow } from './editor-state.ts'
import { salaryKey, service } from './salary-queries.ts'

/** After so long without a change the draft is kept. */
const pauseMs = 3_000

const wireOf = ({ fullName, cardAccount, amount }: SalaryRowTexts): SalaryRowTexts => ({
  fullName: fullName.trim(),
  cardAccount: accountOfTyped(cardAccount),
  amount: amountOfTyped(amount),
})

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

interface KeptDraft {
  /** What is typed is kept on the server. */
  readonly isKept: boolean
  /** Why it could not be kept. */
  readonly failure: unknown
  /** Saves the register to be checked; returns its id. */
  readonly save: (register: RegisterToSave) => Promise<string>
}

/**
 * Keeps a register on the server while it is typed, so that nothing is lost with the tab. `toKeep` is undefined while
 * nothing has to be kept; saves of one register follow one another, each over the version that the former one left.
 */
export function useKeptDraft(
  former: Known | undefined,
  toKeep: RegisterToSave | undefined,
): KeptDraft {
  const client = useQueryClient()
  const known = useRef(former)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const [kept, setKept] = useState<RegisterToSave>()
  const isEnded = useRef(false)

  const write = (register: RegisterToSave, isDraft: boolean): Promise<string> => {
    const before = last.current
    const run = async () => {
      await before.catch(() => undefined)
      const { id: salaryId, version } = known.current ?? {}
      const over = salaryId === undefined ? {} : { salaryId, version }
      const rows = register.rows.filter(row => !isBlankRow(row)).map(wireOf)
      const salaryRequest = { ...register, rows, isDraft, ...over }
      const options = { service, idempotencyKey: randomUuid() } as const
      const { saveSalary } = await execute(SaveSalaryDocument, { salaryRequest }, options)
      known.current = { id: saveSalary, version: (version ?? 0) + 1 }
      void client.invalidateQueries({ queryKey: [salaryKey, 'registers'] })
      return saveSalary
    }
    const running = run()
    last.current = running
    return running
  }
  const keeping = useMutation({
    mutationFn: (register: RegisterToSave) => write(register, true),
    onSuccess: (_id, register) => setKept(register),
  })
  const { mutate } = keeping

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
