import { familyOfSignType, lastStageOfScheme } from '@tartip/domain/documents/stages'
import { stageDoneIn, stagesOf, stageWaitingIn } from '@tartip/domain/payment/life-cycle'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import { futureSteps } from '@tartip/domain/payment/status-history'

import type { SeedPayment } from '../public.ts'
import type { PaymentChange } from '../payment-kind.ts'

/** One step of the way, entering one status, or two when a signature opens the next stage. */
export interface SeedStep {
  readonly action: PaymentChange['action']
  readonly statuses: readonly PaymentStatus[]
}

/** How a document leaves its usual way; each ends it (or, for editing, stops it) after the named status. */
const endings: Readonly<
  Partial<
    Record<
      PaymentStatus,
      { readonly action: SeedStep['action']; readonly afterStage: 0 | 1 | 'last' }
    >
  >
> = {
  FOR_EDITING: { action: 'returnForEditing', afterStage: 0 },
  CANCELED_SIGN_ONE: { action: 'revoke', afterStage: 0 },
  CANCELED_SIGN_TWO: { action: 'revoke', afterStage: 1 },
  TIMEOUT_CANCELED_SIGN_ONE: { action: 'payControlTimeOut', afterStage: 0 },
  TIMEOUT_CANCELED_SIGN_TWO: { action: 'payControlTimeOut', afterStage: 1 },
  TIME_IS_OUT: { action: 'timeOut', afterStage: 0 },
  REVOKE: { action: 'recall', afterStage: 'last' },
}

/** The statuses a document has gone through to stand where it stands, in order. */
export function timelineTo(
  seed: Pick<SeedPayment, 'statusCode' | 'signScheme' | 'signType'>,
): readonly PaymentStatus[] {
  const { statusCode, signScheme, signType } = seed
  const usual: readonly PaymentStatus[] = [
    'DRAFT',
    ...futureSteps({ statusCode: 'DRAFT' }, signScheme, signType),
  ]
  if (usual.includes(statusCode)) return usual.slice(0, usual.indexOf(statusCode) + 1)
  const before = statusBefore(statusCode, seed)
  const position = before === undefined ? -1 : usual.indexOf(before)
  if (position < 0) throw new Error(`No document of ${signScheme} stands in ${statusCode}`)
  return [...usual.slice(0, position + 1), statusCode]
}

function statusBefore(
  statusCode: PaymentStatus,
  { signScheme, signType }: Pick<SeedPayment, 'signScheme' | 'signType'>,
): PaymentStatus | undefined {
  if (statusCode === 'ERROR') return 'WAIT_RESPONSE_FROM_BANK'
  const ending = endings[statusCode]
  if (!ending) return undefined
  const stages = stagesOf(familyOfSignType(signType), signScheme)
  const last = stages.find(each => each.stage === lastStageOfScheme(signScheme))
  return ending.afterStage === 'last' ? last?.done : stages[ending.afterStage]?.waiting
}

/** A signature and the stage it opens are one step, as in the application. */
export function stepsOfTimeline(
  way: readonly PaymentStatus[],
  signType: SeedPayment['signType'],
): readonly SeedStep[] {
  const steps: SeedStep[] = []
  for (const status of way) {
    const before = steps.at(-1)?.statuses.at(-1)
    const isOpened =
      stageWaitingIn(status) !== undefined && before !== undefined && stageDoneIn(before)
    const last = steps.at(-1)
    if (isOpened && last)
      steps[steps.length - 1] = { ...last, statuses: [...last.statuses, status] }
    else steps.push({ action: actionInto(status, signType), statuses: [status] })
  }
  return steps
}

function actionInto(status: PaymentStatus, signType: SeedPayment['signType']): SeedStep['action'] {
  if (stageWaitingIn(status)) return 'sendForSigning'
  if (stageDoneIn(status)) return signType === 'PAY_CONTROL' ? 'payControlConfirm' : 'sign'
  switch (status) {
    case 'DRAFT':
      return 'create'
    case 'PAYMENT_REQUEST_TO_BANK':
      return 'submit'
    case 'WAIT_RESPONSE_FROM_BANK':
      return 'accept'
    case 'KVIT':
      return 'receipt'
    case 'SUCCESS':
      return 'execute'
    case 'ERROR':
      return 'refuse'
    case 'CANCELED_SIGN_ONE':
    case 'CANCELED_SIGN_TWO':
      return signType === 'PAY_CONTROL' ? 'payControlRefuse' : 'revoke'
    default:
      return endings[status]?.action ?? 'edit'
  }
}
