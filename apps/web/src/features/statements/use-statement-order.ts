import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { checkStatementPeriod, type StatementKind } from '@tartip/domain/statements/statement'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useRef, useState } from 'react'
import { newIdempotencyKey } from '../../lib/idempotency.ts'
import { type OrderAddress } from '../../lib/statement-href.ts'
import {
  orderStatement,
  putOnTop,
  statementAccountsQuery,
  terminalsQuery,
  type StatementOrder,
} from './statement-queries.ts'

/** What is chosen in the form; nothing chosen means everything. */
export interface OrderDraft {
  readonly accounts: readonly string[]
  readonly currencies: readonly string[]
  /** Codes of terminals. */
  readonly terminals: readonly string[]
  readonly startDate: LocalDate | ''
  readonly endDate: LocalDate | ''
}

interface OrderContext {
  readonly partyId: string
  readonly kind: StatementKind
  readonly today: LocalDate
  /** What the form begins with. */
  readonly address: OrderAddress
}

/** The order of a statement: what can be chosen, what is chosen, and what became of it. */
export function useStatementOrder({ partyId, kind, today, address }: OrderContext) {
  const client = useQueryClient()
  const accounts = useQuery(statementAccountsQuery(partyId))
  const terminals = useQuery({ ...terminalsQuery(partyId), enabled: kind === 'POS' })
  const [draft, setDraft] = useState<OrderDraft>({
    accounts: kind === 'POS' ? [] : (address.accounts ?? []),
    currencies: address.currencies ?? [],
    terminals: kind === 'POS' ? (address.accounts ?? []) : [],
    startDate: address.from ?? `${today.slice(0, 7)}-01`,
    endDate: address.to ?? today,
  })
  const [isChecked, setIsChecked] = useState(false)
  /** A repeated attempt is the same order. */
  const key = useRef<string>(undefined)

  const ofKind = accounts.data?.filter(one => one.kind === kind) ?? []
  const chosen = ofKind.filter(({ account }) => draft.accounts.includes(account))
  const knownTerminals = (terminals.data ?? []).flatMap(({ posTerminals }) =>
    posTerminals.map(({ code }) => code),
  )
  const isLoaded = accounts.data !== undefined && (kind !== 'POS' || terminals.data !== undefined)
  const wanted = kind === 'POS' ? draft.terminals : draft.accounts
  const known = kind === 'POS' ? knownTerminals : ofKind.map(({ account }) => account)
  /** Chosen by the address, and not among what the person may choose. */
  const unavailable = isLoaded ? wanted.filter(one => !known.includes(one)) : []
  /** An order of nothing would be an order of everything. */
  const isEmptied = wanted.length > 0 && unavailable.length === wanted.length
  const offered = chosen.length > 0 ? chosen : ofKind
  const currencies = [...new Set(offered.flatMap(one => one.currencies))]
  const chosenCurrencies = draft.currencies.filter(
    (code): code is CurrencyCode => isCurrencyCode(code) && currencies.includes(code),
  )
  const verdict = checkStatementPeriod(draft.startDate, draft.endDate, today)
  const periodRefusal = verdict.ok ? undefined : verdict.error

  /** Until then what was chosen in the address is not known to be there, and would mean everything. */
  const isReady = isLoaded && !isEmptied

  const order: StatementOrder = {
    partyId,
    kind,
    accounts: chosen.map(({ account }) => account),
    currencies: chosenCurrencies,
    terminals: (terminals.data ?? []).flatMap(({ address: place, posTerminals }) => {
      const codes = posTerminals
        .map(({ code }) => code)
        .filter(one => draft.terminals.includes(one))
      return codes.length === 0 ? [] : [{ address: place, codes }]
    }),
    startDate: draft.startDate,
    endDate: draft.endDate,
  }
  const ordering = useMutation({
    mutationFn: () => {
      key.current ??= newIdempotencyKey()
      return orderStatement(order, key.current)
    },
    onSuccess: ({ row }) => {
      key.current = undefined
      putOnTop(client, partyId, row)
    },
  })
  return {
    draft,
    order,
    accounts,
    terminals,
    ofKind,
    /** The only account that is meant, when it is one. */
    single: offered.length === 1 && !isEmptied ? offered[0] : undefined,
    unavailable,
    currencies,
    chosenCurrencies,
    periodRefusal: isChecked ? periodRefusal : undefined,
    isReady,
    isSound: periodRefusal === undefined,
    ordering,
    change(patch: Partial<OrderDraft>) {
      key.current = undefined
      ordering.reset()
      setDraft(before => ({ ...before, ...patch }))
    },
    submit() {
      if (!isReady) return
      setIsChecked(true)
      if (periodRefusal === undefined) ordering.mutate()
    },
  }
}
