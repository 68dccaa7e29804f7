import { createTestClock, type TestClock } from '@tartip/testkit/clock/test-clock'
import { createTestIds } from '@tartip/testkit/ids/test-ids'

import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { UseCaseStorage } from '../store/payment-store.ts'
import { createPaymentUseCases, type PaymentUseCases } from '../payment-use-cases.ts'
import { noQr } from '../../qr/testing/no-qr.ts'
import { createFakeAccessControl, type FakeAccessControl } from './fake-access-control.ts'
import { createFakeAccounts, type FakeAccounts } from './fake-accounts.ts'
import { noSignatureLimits } from './fake-limits.ts'
import { createFakePaymentStore, type FakePaymentStore } from './fake-payment-store.ts'
import { createFakeRates, type FakeRates } from './fake-rates.ts'
import { fakeBudget } from './fake-budget.ts'
import { fakeRetailCards } from './fake-retail-cards.ts'
import { createFakeSigning, type FakeSigning } from './fake-signing.ts'
import { createTestRules, ownBic } from './test-rules.ts'

export interface TestPayments {
  readonly clock: TestClock
  readonly accounts: FakeAccounts
  readonly accessControl: FakeAccessControl
  readonly rates: FakeRates
  readonly signing: FakeSigning
  readonly deps: PaymentDeps
  readonly useCases: PaymentUseCases
  /** The same use cases around other parts. */
  useCasesOf(deps: PaymentDeps): PaymentUseCases
  /** A request with a new idempotency key, or with the given one. */
  request(idempotencyKey?: string): MutationRequest
}

/** The module's use cases around a store: in memory, or the real one. Monday, 10:00 in Bishkek. */
export function createTestPayments(
  storage: UseCaseStorage,
  idSeed: string | number = 1,
): TestPayments {
  const clock = createTestClock()
  const accounts = createFakeAccounts()
  const accessControl = createFakeAccessControl()
  const signing = createFakeSigning(accessControl)
  const rates = createFakeRates()
  const deps: PaymentDeps = {
    clock,
    ids: createTestIds(idSeed),
    rules: createTestRules(clock),
    accounts,
    rates,
    accessControl,
    signing,
    retailCards: fakeRetailCards,
    qr: noQr,
    dayCodes: {
      TAX: fakeBudget.taxPayments,
      TUNDUK: fakeBudget.tundukServices,
      FINES: fakeBudget.fines,
    },
    limits: noSignatureLimits,
    ownBic,
    ...storage,
  }
  let requests = 0
  return {
    clock,
    accounts,
    accessControl,
    rates,
    signing,
    deps,
    useCases: createPaymentUseCases(deps),
    useCasesOf: createPaymentUseCases,
    request(idempotencyKey) {
      requests += 1
      return {
        idempotencyKey: idempotencyKey ?? `request-${idSeed}-${requests}`,
        traceId: `trace-${requests}`,
        ip: '192.0.2.1',
      }
    },
  }
}

export function createFakePayments(): TestPayments & { readonly store: FakePaymentStore } {
  const store = createFakePaymentStore()
  return { ...createTestPayments(store), store }
}
