import { useLocation, useRouter } from '@tanstack/react-router'
import type { LocalizedText } from '@tartip/domain/language'
import { randomUuid } from '../../lib/clock.ts'
import { isRecord } from '../../lib/error-answer.ts'
import type { BudgetCodeRequest } from '../../lib/api-types/payment.generated.ts'

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

/** What the person has chosen on the page before; empty when the address was opened by itself. */
export function useChosenPayments(): readonly ChosenPayment[] {
  const chosen: unknown = useLocation({ select: ({ state }) => Reflect.get(state, 'chosen') })
  return Array.isArray(chosen) ? chosen.filter(isChosen) : []
}

function isChosen(value: unknown): value is ChosenPayment {
  return isRecord(value) && isRecord(value['title']) && isRecord(value['request'])
}
