import { recognisePayment } from '@tartip/domain/files/recognise-payment'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { bishkekDate, parseDottedDate } from '@tartip/domain/time/instant'
import { longestShownValue } from '@tartip/formats/import/complaint'
import { duplicateScore, likelyDuplicateScore } from '@tartip/formats/import/repeats'

import type { Actor } from '../../../platform/actor.ts'
import type { ImportedDocuments } from '../../payment/public.ts'
import type { ImportedRow, RowFields, StoredComplaint } from '../store/imported-file-row.ts'
import type { ImportDeps } from './import-deps.ts'

/** A row before anybody has checked what it would do. */
export type ReadRow = Pick<
  ImportedRow,
  'rowId' | 'row' | 'sheet' | 'fields' | 'filled' | 'currency' | 'amountMinor'
> & {
  readonly complaints: readonly StoredComplaint[]
  readonly warnings: readonly StoredComplaint[]
}

export interface RowChecker {
  /** What the rows are and what their forms object to. */
  checkForms(rows: readonly ReadRow[]): Promise<readonly ImportedRow[]>
  /** Warns of rows that look like documents of the last month. */
  checkHistory(rows: readonly ImportedRow[]): Promise<readonly ImportedRow[]>
}

type CheckDocument = ReturnType<ImportedDocuments['createChecker']>

const historyDays = 30
const dayMs = 24 * 60 * 60_000
/** Some milliseconds of work. */
const rowsAtOnce = 25

/** Lets other calls of the process go on between two parts of long work. */
export const yieldToOtherCalls = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** Checks rows as documents: what they are, what their forms object to, and what they may repeat. */
export async function createRowChecker(
  deps: ImportDeps,
  actor: Actor,
  payerAccount: string | undefined,
): Promise<RowChecker> {
  const own = await deps.accounts.permissionsByAccount(actor)
  const banks = deps.rules.banks()
  const ownPrefix = banks.find(deps.ownBic)?.accountPrefix ?? ''
  const bank = { ownPrefix, isOwnAccount: (account: string) => own.has(account) }
  const checkDocument = deps.payments.imported.createChecker(actor)
  const today = bishkekDate(deps.clock.now())

  async function checkRow(row: ReadRow): Promise<ImportedRow> {
    const fields = { ...row.fields }
    fields.payerAccount ||= payerAccount ?? ''
    fields.valueDate ??= today
    const { recipientAccount = '', paymentCode = '', isUrgent = '' } = fields
    const found = recognisePayment(
      {
        currency: row.currency,
        amountMinor: row.amountMinor,
        recipientAccount,
        paymentCode,
        isUrgent: isUrgent === 'true',
      },
      bank,
    )
    if (found.operation !== 'SWIFT' && !/^\d{6}$/.test(fields.recipientBic ?? '')) {
      fields.recipientBic = banks.ofAccount(recipientAccount)?.bankCode ?? ''
    }
    const faults = await faultsOf(checkDocument, found.operation, fields, row.complaints)
    const complaints = [...row.complaints, ...faults]
    const state = complaints.length > 0 ? 'FAULTY' : 'READY'
    return { ...row, ...found, operationCode: found.operation, fields, complaints, state }
  }

  return {
    async checkForms(rows) {
      const checked: ImportedRow[] = []
      for (const [index, row] of rows.entries()) {
        checked.push(await checkRow(row))
        if (index % rowsAtOnce === rowsAtOnce - 1) await yieldToOtherCalls()
      }
      return checked
    },
    checkHistory: rows => withHistory(deps, actor, rows),
  }
}

async function faultsOf(
  checkDocument: CheckDocument,
  operation: OperationCode,
  fields: RowFields,
  known: readonly StoredComplaint[],
): Promise<readonly StoredComplaint[]> {
  const { faults } = await checkDocument({ operation, input: inputOf(operation, fields) })
  const complained = new Set(known.map(({ field }) => field))
  return faults
    .filter(({ field }) => !complained.has(field))
    .map(fault => {
      const value = fields[fieldOfForm(fault.field)]
      return { ...fault, ...(value ? { value: value.slice(0, longestShownValue) } : {}) }
    })
}

const fieldOfForm = (field: string): keyof RowFields => field as keyof RowFields

const domesticFields = [
  'payerAccount',
  'recipientName',
  'recipientInn',
  'recipientAccount',
  'recipientBic',
  'amount',
  'paymentCode',
  'purpose',
  'valueDate',
] as const
const ofOperation: Readonly<Partial<Record<OperationCode, readonly (keyof RowFields)[]>>> = {
  INTRABANK_OWN: [
    'payerAccount',
    'recipientAccount',
    'amount',
    'paymentCode',
    'purpose',
    'valueDate',
  ],
  SWIFT: [
    'payerAccount',
    'recipientName',
    'country',
    'recipientCity',
    'recipientAddress',
    'recipientBic',
    'recipientAccount',
    'amount',
    'purpose',
    'commissionOption',
    'valueDate',
  ],
}

/** The fields of a row as the form of its operation takes them. */
export function inputOf(operation: OperationCode, fields: RowFields) {
  const names =
    operation === 'INTRABANK_FOREIGN'
      ? ofOperation.INTRABANK_OWN
      : (ofOperation[operation] ?? domesticFields)
  const texts: Record<string, string> = {}
  for (const name of names ?? []) texts[name] = fields[name] ?? ''
  if (operation !== 'SWIFT') return { ...texts, operation }
  const { payerAccount = '', commissionOption = '', recipientInn = '' } = fields
  return {
    ...texts,
    operation,
    commissionAccount: payerAccount,
    commissionOption: commissionOption === '' ? 'SHA' : commissionOption,
    ...(fields.currency === 'RUB' ? { rubInn: recipientInn } : {}),
  }
}

async function withHistory(
  { payments, clock }: ImportDeps,
  actor: Actor,
  rows: readonly ImportedRow[],
): Promise<readonly ImportedRow[]> {
  const accounts = [...new Set(rows.map(({ fields }) => fields.recipientAccount ?? ''))]
  const since = clock.now() - historyDays * dayMs
  const earlier = await payments.imported.similarTo(actor, accounts, since)
  if (earlier.length === 0) return rows
  const byKey = new Map<string, typeof earlier>()
  for (const each of earlier) {
    const key = `${each.recipientAccount} ${each.amountMinor} ${each.currency}`
    byKey.set(key, [...(byKey.get(key) ?? []), each].slice(0, 20))
  }
  return rows.map(row => {
    const { fields, currency, amountMinor } = row
    const alike = byKey.get(`${fields.recipientAccount} ${amountMinor} ${currency}`) ?? []
    const scored = alike.map(({ transferNum, purpose, valueDate, recipientAccount }) => ({
      transferNum,
      score: duplicateScore(row, {
        currency,
        fields: {
          transferNum,
          purpose,
          valueDate,
          recipientAccount,
          ...(fields.amount === undefined ? {} : { amount: fields.amount }),
        },
      }),
    }))
    const [best] = scored.toSorted((one, other) => other.score - one.score)
    if (!best || best.score < likelyDuplicateScore) return row
    const { transferNum: number, score } = best
    const warning = { code: 'PAYMENT_LIKELY_REPEATED', row: row.row, params: { number, score } }
    return { ...row, warnings: [...row.warnings, warning] }
  })
}

/** A row with other values of some fields, checked again by the form; what was wrong with them is forgotten. */
export function corrected(row: ImportedRow, changes: RowFields, isForAllRows: boolean): ReadRow {
  const fields = { ...row.fields, ...changes }
  const date = parseDottedDate(changes.valueDate ?? '')
  if (date.ok) fields.valueDate = date.value
  const currency =
    fields.currency !== undefined && isCurrencyCode(fields.currency)
      ? fields.currency
      : row.currency
  // As people type it: with blanks between thousands, and a comma.
  const typed = parseTypedAmount(changes.amount ?? '', currency)
  if (typed.ok) fields.amount = toDecimal(typed.value, currency)
  const amount = parseDecimal(fields.amount ?? '', currency)
  const { rowId, row: number, sheet } = row
  const others = row.filled.filter(field => !(field in changes))
  // What a form objects to is found again; what the reader objects to stays until its field is corrected.
  const isLeft = ({ field, row: of }: StoredComplaint) =>
    of !== undefined && !(field !== undefined && field in changes)
  return {
    rowId,
    row: number,
    ...(sheet === undefined ? {} : { sheet }),
    fields,
    filled: isForAllRows ? [...others, ...Object.keys(changes)] : others,
    currency,
    ...(amount.ok ? { amountMinor: amount.value } : {}),
    complaints: row.complaints.filter(isLeft),
    warnings: row.warnings.filter(({ code }) => code !== 'PAYMENT_LIKELY_REPEATED'),
  }
}
