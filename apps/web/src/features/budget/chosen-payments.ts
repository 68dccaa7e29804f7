import { useLocation, useRouter } from '@tanstack/react-router'
import type { LocalizedText } from '@tartip/domain/language'
import { randomUuid } from '../../lib/clock.ts'
import { isRecord } from '../../lib/error-answer.ts'
import type { BudgetCodeRequest } from '../../lib/api-types/payment.generated.ts'
import type { PaidLine } from './pay-codes.ts'

/** What is to be paid; the request names its code, so that the same page gets the same code again. */
export interface ChosenPayment {
  readonly request: Omit<BudgetCodeRequest, 'legalPartyId'>
  readonly title: LocalizedText
}

export const choose = (
  title: LocalizedText,
  request: Omit<ChosenPayment['request'], 'requestId'>,
): ChosenPayment => ({ title, request: { ...request, requestId: randomUuid() } })

const processHref = '/budget-payment-process'

/** Goes on with what was chosen. It is kept in the history of the tab and outlives a reload. */
export function usePayChosen(): (chosen: readonly ChosenPayment[]) => void {
  const { history } = useRouter()
  // What was typed goes along, so leaving the form loses nothing.
  return chosen => history.push(processHref, { chosen }, { ignoreBlocker: true })
}

interface ChosenState {
  /** What the person has chosen on the page before; empty when the address was opened by itself. */
  readonly chosen: readonly ChosenPayment[]
  /** A batch that was sent and not answered yet: it is sent again under the same key. */
  readonly unanswered?: SentBatch | undefined
  /** What became of the requests, by their ids. */
  readonly lines: readonly (readonly [requestId: string, line: PaidLine])[]
}

interface SentBatch {
  readonly key: string
  readonly paymentIds: readonly string[]
}

/** The choice and what was sent of it, kept in the history of the tab: a reload and Back lose nothing. */
export function useChosenPayments(): readonly [
  ChosenState,
  (changed: Partial<ChosenState>) => void,
] {
  const { history } = useRouter()
  const state: object = useLocation({ select: location => location.state })
  return [
    readState(state),
    changed => {
      // Whoever has gone on to another page before an answer came stays there.
      if (history.location.pathname !== processHref) return
      const now = readState(history.location.state)
      history.replace(processHref, { ...now, ...changed }, { ignoreBlocker: true })
    },
  ]
}

function readState(state: object): ChosenState {
  const chosen: unknown = Reflect.get(state, 'chosen')
  const unanswered: unknown = Reflect.get(state, 'unanswered')
  const lines: unknown = Reflect.get(state, 'lines')
  return {
    chosen: Array.isArray(chosen) ? chosen.filter(isChosen) : [],
    ...(isSentBatch(unanswered) ? { unanswered } : {}),
    lines: Array.isArray(lines) ? lines.filter(isLine) : [],
  }
}

function isSentBatch(value: unknown): value is SentBatch {
  return isRecord(value) && typeof value['key'] === 'string' && Array.isArray(value['paymentIds'])
}

function isChosen(value: unknown): value is ChosenPayment {
  return isRecord(value) && isRecord(value['title']) && isRecord(value['request'])
}

function isLine(value: unknown): value is ChosenState['lines'][number] {
  if (!Array.isArray(value)) return false
  const [requestId, line] = value as readonly unknown[]
  return typeof requestId === 'string' && isRecord(line) && typeof line['step'] === 'string'
}
