import { closingReasonOf } from '@tartip/domain/notification/closing-reason'
import {
  isNotificationCode,
  type NotificationDetails,
} from '@tartip/domain/notification/notification-code'
import {
  newsOf,
  noticeCodeOf,
  noticeOfPayment,
  type Concerned,
} from '@tartip/domain/notification/notices-of-payment'
import { isPaymentStatus, type PaymentStatus } from '@tartip/domain/payment/status'
import { fromIso } from '@tartip/domain/time/instant'
import { z } from 'zod'

import type { OutboxEvent } from '../../../platform/outbox/outbox.ts'
import type { ContractMember } from '../../access-control/public.ts'
import type { AccountGrants } from '../../account/public.ts'
import { paymentEvents, type PaymentFacts } from '../../payment/public.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { noticeKind, noticeTopic, type Notice } from '../public.ts'
import type { ClosedRequest } from '../store/notification-store.ts'

const paymentStep = z.object({
  paymentId: z.string(),
  createdBy: z.string(),
  payerAccount: z.string(),
  fromStatus: z.string().nullable(),
  toStatus: z.string(),
  isDeleted: z.boolean(),
})
const newDevice = z.object({ personId: z.string(), deviceId: z.string(), signedInAt: z.string() })
const notice = z.object({
  personIds: z.array(z.string()),
  code: z.string(),
  source: z.string(),
  details: z.custom<NotificationDetails>(value => typeof value === 'object' && value !== null),
})

interface Step {
  readonly legalPartyId: string
  readonly eventId: bigint
  readonly step: z.infer<typeof paymentStep> & {
    readonly action: string
    readonly toStatus: PaymentStatus
  }
}

interface CurrentStep extends Step {
  readonly step: Step['step'] & { readonly statusNow: PaymentStatus }
  readonly facts: PaymentFacts
}

/**
 * Whom the events are news to, and which. What cannot be read, or is nobody's news any more, is passed over: one
 * strange event must not keep everybody from hearing of the next ones.
 */
export async function noticesOf(
  deps: NotificationDeps,
  events: readonly OutboxEvent[],
): Promise<Notice[]> {
  const steps = await currentSteps(deps, events.flatMap(stepOf))
  const handed = events.flatMap(handedOver)
  const parties = new Set([...steps, ...handed].map(partyOf))
  if (parties.size === 0) return []
  const [members, grants] = await Promise.all([
    deps.accessControl.membersOf([...parties]),
    deps.accounts.grantsOn(
      steps.map(({ legalPartyId, step }) => [legalPartyId, step.payerAccount]),
    ),
  ])
  const byParty = new Map<string, ContractMember[]>()
  for (const member of members) {
    const others = byParty.get(member.legalPartyId)
    if (others) others.push(member)
    else byParty.set(member.legalPartyId, [member])
  }
  return [
    ...steps.flatMap(one => noticeOfStep(one, byParty.get(partyOf(one)) ?? [], grants)),
    ...handed.map(one => onlyForMembers(one, byParty.get(partyOf(one)) ?? [])),
  ]
}

/** The present state of documents is read first: most steps of a busy hour are already outdated. */
async function currentSteps(
  deps: NotificationDeps,
  steps: readonly Step[],
): Promise<CurrentStep[]> {
  if (steps.length === 0) return []
  const facts = await deps.payments.factsOf(
    steps.map(({ legalPartyId, step }) => ({ legalPartyId, paymentId: step.paymentId })),
  )
  return steps.flatMap(one => {
    const fact = facts.get(one.step.paymentId)
    // Deleted since: there is nothing left to check.
    if (!fact) return []
    const step = { ...one.step, statusNow: fact.statusCode }
    return newsOf(step) === undefined ? [] : [{ ...one, step, facts: fact }]
  })
}

const partyOf = ({ legalPartyId }: { readonly legalPartyId: string }) => legalPartyId

function stepOf(event: OutboxEvent): Step[] {
  if (event.topic !== paymentEvents) return []
  const { success, data } = paymentStep.safeParse(event.payload)
  if (!success || data.isDeleted || !isPaymentStatus(data.toStatus)) return []
  if (noticeCodeOf(data.toStatus) === undefined) return []
  const { legalPartyId, eventId, kind } = event
  return [{ legalPartyId, eventId, step: { ...data, action: kind, toStatus: data.toStatus } }]
}

/** Documents that have moved on, each with why it first did: no earlier request about them is open. */
export function closedRequestsOf(events: readonly OutboxEvent[]): ClosedRequest[] {
  const closed = new Map<string, ClosedRequest>()
  for (const { topic, kind, legalPartyId, payload } of events) {
    if (topic !== paymentEvents) continue
    const { success, data } = paymentStep.safeParse(payload)
    const reason = success ? closingReasonOf({ ...data, action: kind }) : undefined
    if (!success || reason === undefined) continue
    const { paymentId } = data
    const key = `${legalPartyId} ${paymentId}`
    if (!closed.has(key)) closed.set(key, { legalPartyId, paymentId, reason })
  }
  return [...closed.values()]
}

function noticeOfStep(
  { legalPartyId, eventId, step, facts }: CurrentStep,
  members: readonly ContractMember[],
  grants: AccountGrants,
): Notice[] {
  const people = members.map((member): Concerned => {
    const isFirst = member.signRight === 'FIRST'
    const granted = grants.find(legalPartyId, member.personId, step.payerAccount)
    return {
      personId: member.personId,
      signRight: member.signRight,
      postVerificationStatus: member.postVerificationStatus,
      isActive: member.isActive,
      mayRead: isFirst || granted.includes('READ'),
      isNotifiedOfAccount: isFirst || granted.includes('PUSH_NOTIFICATION'),
    }
  })
  const found = noticeOfPayment(step, people)
  if (!found) return []
  return [
    {
      ...found,
      legalPartyId,
      source: `event ${eventId}`,
      details: detailsOf(found.code, step.paymentId, facts),
    },
  ]
}

const withReason = new Set(['PAYMENT_RETURNED', 'PAYMENT_REJECTED', 'PAYMENT_REFUSED'])

function detailsOf(
  code: Notice['code'],
  paymentId: string,
  { description, errorCode, recipientName, ...facts }: PaymentFacts,
): NotificationDetails {
  const { operationCode, transferNum, amount, currency } = facts
  // A register may pay one person, and a notification goes to people who may not see salaries.
  const money = operationCode === 'SALARY' ? {} : { amount, currency }
  return {
    operationCode,
    transferNum,
    ...money,
    paymentId,
    name: recipientName,
    ...(withReason.has(code) && description !== undefined ? { reason: description } : {}),
    ...(withReason.has(code) && errorCode !== undefined ? { errorCode } : {}),
  }
}

/** What other modules hand over ready. */
function handedOver(event: OutboxEvent): Notice[] {
  if (event.topic !== noticeTopic) return []
  const { legalPartyId } = event
  if (event.kind === 'newDevice') {
    const { success, data } = newDevice.safeParse(event.payload)
    if (!success) return []
    return [
      {
        legalPartyId,
        personIds: [data.personId],
        code: 'NEW_DEVICE',
        source: `device ${data.deviceId}`,
        details: { at: fromIso(data.signedInAt) },
      },
    ]
  }
  const { success, data } = notice.safeParse(event.payload)
  if (event.kind !== noticeKind || !success || !isNotificationCode(data.code)) return []
  return [{ ...data, legalPartyId, code: data.code }]
}

function onlyForMembers(one: Notice, members: readonly ContractMember[]): Notice {
  const known = new Set(
    members
      .filter(member => member.isActive && member.postVerificationStatus !== 'Rejected')
      .map(member => member.personId),
  )
  return { ...one, personIds: [...new Set(one.personIds)].filter(id => known.has(id)) }
}
