import type { PaymentStatus } from '@tartip/domain/payment/status'
import type { SignRight } from '@tartip/domain/people/sign-right'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase } from '@tartip/testkit/database/test-database'
import { createTestIds } from '@tartip/testkit/ids/test-ids'

import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import { appendOutbox } from '../../../platform/outbox/outbox.ts'
import type { ContractMember } from '../../access-control/public.ts'
import type { AccountPermission } from '../../account/public.ts'
import { paymentEvents, type PaymentFacts } from '../../payment/public.ts'
import { consumeEvents } from '../jobs/consume-events.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { notificationMigrations } from '../store/migrations/notification-migrations.ts'
import { createNotificationStore } from '../store/notification-store.ts'

export const company = '11111111-1111-4111-8111-111111111111'
export const otherCompany = '22222222-2222-4222-8222-222222222222'
export const account = '1090011000014201'

/** One person of the company for each right. */
export const people = {
  FIRST: '30000000-0000-4000-8000-000000000001',
  SECOND: '30000000-0000-4000-8000-000000000002',
  CREATOR: '30000000-0000-4000-8000-000000000003',
  AUDITOR: '30000000-0000-4000-8000-000000000004',
} as const
type Person = keyof typeof people

export const anyPayment = '60000000-0000-4000-8000-000000000001'

export interface Step {
  readonly action: string
  readonly from: string | null
  readonly to: PaymentStatus
  readonly createdBy?: string
  readonly paymentId?: string
  readonly legalPartyId?: string
  readonly isDeleted?: boolean
}

/** Notifications on a fresh database; people, grants and documents are what a test says. */
export async function createTestNotifications() {
  const database = await testDatabase([notificationMigrations])
  const clock = createTestClock()
  const ids = createTestIds('notifications')
  const members = membersOfCompany()
  const granted = new Map<string, readonly AccountPermission[]>(
    Object.values(people).map(personId => [personId, ['READ']]),
  )
  /** What documents have come to. */
  const statusOf = new Map<string, PaymentStatus>()
  /** What else is known of single documents. */
  const known = new Map<string, Partial<PaymentFacts>>()
  const facts: Omit<PaymentFacts, 'statusCode'> = {
    operationCode: 'CLEARING',
    transferNum: '12',
    amount: '1000.00',
    currency: 'KGS',
    recipientName: 'ОсОО «Береке»',
  }
  const depsOn = (db: Db): NotificationDeps => ({
    db,
    clock,
    ids,
    accessControl: {
      membersOf: async parties => members.filter(one => parties.includes(one.legalPartyId)),
    },
    accounts: {
      grantsOn: async () => ({
        find: (legalPartyId, personId) =>
          legalPartyId === company ? (granted.get(personId) ?? []) : [],
      }),
    },
    payments: {
      factsOf: async payments =>
        new Map(
          payments.map(({ paymentId }) => [
            paymentId,
            {
              ...facts,
              ...known.get(paymentId),
              statusCode: statusOf.get(paymentId) ?? 'DRAFT',
            },
          ]),
        ),
    },
  })
  return {
    database,
    clock,
    members,
    granted,
    depsOn,
    takeOver: consumeEvents(depsOn(database.db)),
    statusOf,
    facts: known,
    /** A document makes a step. */
    step: (step: Step) => {
      statusOf.set(step.paymentId ?? anyPayment, step.to)
      return inTenant(database.db, step.legalPartyId ?? company, tx => appendStep(tx, step))
    },
    /** The notifications of a person, newest first. */
    notificationsOf: (person: Person, legalPartyId = company) =>
      inTenant(database.db, legalPartyId, tx =>
        createNotificationStore(tx, { legalPartyId, personId: people[person] }).findNewest(100),
      ),
    as: (person: Person) => ({ legalPartyId: company, personId: people[person] }),
    close: () => database.close(),
  }
}
export type TestNotifications = Awaited<ReturnType<typeof createTestNotifications>>

export async function appendStep(tx: Db, step: Step): Promise<void> {
  await appendOutbox(tx, {
    legalPartyId: step.legalPartyId ?? company,
    topic: paymentEvents,
    kind: step.action,
    payload: {
      paymentId: step.paymentId ?? anyPayment,
      createdBy: step.createdBy ?? people.CREATOR,
      payerAccount: account,
      fromStatus: step.from,
      toStatus: step.to,
      isDeleted: step.isDeleted ?? false,
    },
  })
}

function membersOfCompany(): ContractMember[] {
  return (Object.entries(people) as [SignRight, string][]).map(([signRight, personId]) => ({
    legalPartyId: company,
    personId,
    signRight,
    signType: 'TOTP',
    postVerificationStatus: 'Confirmed',
    isActive: true,
    productRoles: [],
  }))
}
