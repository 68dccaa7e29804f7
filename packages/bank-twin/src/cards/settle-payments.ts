import type { Clock } from '@tartip/bank-ports/runtime'
import { type Words, wordsIn } from '@tartip/domain/bank-text'
import { fillPlaces, type Language, type LocalizedText } from '@tartip/domain/language'
import type { Instant } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import type { TransferRequest } from '@tartip/ledger/transfer'
import { createDueWork, type DueChoice } from '../common/due-work.ts'
import { derivedId } from '../products/product-accounts.ts'
import { appendMovements } from '../store/movement-store.ts'
import { saveOperationTexts } from '../store/operation-store.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import {
  claimDueOperations,
  markSettled,
  type PendingOperation,
  readDueOperationIds,
} from './card-operation-store.ts'
import { statementWords } from '../words/statement-words.ts'
import { holdIdOf } from './card-payment.ts'

/** Payments of one transaction. */
const paymentsAtOnce = 200

/** The commission of a card payment, as the statement names it beside what was paid. */
export function cardFeeWords(details: Words): LocalizedText {
  const { cardFee } = statementWords
  const feeIn = (language: Language) =>
    fillPlaces(cardFee[language], { details: wordsIn(details, language) })
  return { ru: feeIn('ru'), ky: feeIn('ky'), en: feeIn('en') }
}

/** Lets payment systems collect what is due; answers how many payments it was. */
export function createSettlements({
  db,
  clock,
}: {
  readonly db: TwinDb
  readonly clock: Clock
}): () => Promise<number> {
  return createDueWork(clock, {
    what: 'Card payment',
    batchSize: paymentsAtOnce,
    bringsMore: false,
    doBatch: choice => inTransaction(db, tx => settlePayments(tx, clock.now(), choice)),
    readDue: except => readDueOperationIds(db, clock.now(), paymentsAtOnce, except),
  })
}

async function settlePayments(tx: TwinDb, now: Instant, choice: DueChoice): Promise<number> {
  const due = await claimDueOperations(tx, now, paymentsAtOnce, choice)
  if (due.length === 0) return 0
  const requests = due.flatMap(operation => postsOf(operation, now))
  const answers = await createLedger({ db: tx }).post(requests)
  const failed = answers.find(answer => answer.result !== 'DONE')
  if (failed !== undefined) throw new Error(`A card payment was not settled: ${failed.result}`)
  await saveOperationTexts(tx, due.flatMap(textsOf))
  await appendMovements(tx, now, due)
  await markSettled(
    tx,
    due.map(operation => operation.operationId),
  )
  return due.length
}

function postsOf({ operationId, commissionMinor }: PendingOperation, now: Instant) {
  const post = (part: 'amount' | 'commission'): TransferRequest => ({
    kind: 'POST_HOLD',
    id: postIdOf(operationId, part),
    holdId: holdIdOf(operationId, part),
    bookedAt: now,
  })
  return commissionMinor > 0n ? [post('amount'), post('commission')] : [post('amount')]
}

function postIdOf(operationId: string, part: 'amount' | 'commission'): string {
  return derivedId(`card operation ${operationId} post ${part}`)
}

/** Other balances than the base currency have no statement of their own. */
function textsOf(operation: PendingOperation) {
  if (operation.currency !== operation.accountCurrency) return []
  const text = (part: 'amount' | 'commission', purpose: Words) => ({
    accountId: operation.accountId,
    transferId: postIdOf(operation.operationId, part),
    counterpartyName: statementWords.cardSettlements,
    counterpartyAccount: '',
    purpose,
  })
  const amount = text('amount', operation.details)
  if (operation.commissionMinor === 0n) return [amount]
  return [amount, text('commission', cardFeeWords(operation.details))]
}
