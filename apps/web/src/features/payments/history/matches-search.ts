import { statusesOfTab } from '@tartip/domain/payment/tabs'
import type { Viewer } from '@tartip/domain/people/viewer'
import { foldForSearch } from '@tartip/domain/text/collation'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import type { PaymentRow } from '../api/payment-queries.ts'
import { compareWire, operationsOf } from './history-search.ts'
import type { HistorySearch } from './history-search.ts'

/**
 * Whether a document that has just moved belongs into the view, as far as the client can tell. Only
 * to count news and to wake a refetch: which rows stand in the list is always the server's answer.
 * Who made a document comes as a name, not as the id the filter holds, so that filter lets all pass.
 */
export function matchesSearch(row: PaymentRow, search: HistorySearch, viewer: Viewer): boolean {
  const operations = operationsOf(search.operation)
  const createdOn = bishkekDate(fromIso(row.createdDate))
  return (
    statusesOfTab(search.status ?? 'ALL', viewer).includes(row.statusCode) &&
    (operations.length === 0 || operations.includes(row.operationCode)) &&
    isOneOf(search.account, [row.payerAccount, row.recipientAccount]) &&
    isOneOf(search.currency, [row.currency]) &&
    (search.from === undefined || createdOn >= search.from) &&
    (search.to === undefined || createdOn <= search.to) &&
    (search.min === undefined || compareWire(row.amount, search.min) >= 0) &&
    (search.max === undefined || compareWire(row.amount, search.max) <= 0) &&
    holdsText(row.recipientName, search.recipient) &&
    holdsText(row.transferNum, search.number)
  )
}

const isOneOf = (wanted: string | undefined, values: readonly string[]): boolean =>
  wanted === undefined || values.includes(wanted)

const holdsText = (text: string, wanted: string | undefined): boolean =>
  wanted === undefined || foldForSearch(text).includes(foldForSearch(wanted))
