import { dayCodeValidUntil } from '@tartip/bank-ports/day-payment-code'
import { budgetItemKey } from '@tartip/domain/payment/paid-once'
import type { BlobStore } from '@tartip/bank-ports/blob-store'
import type { OperationLimits } from '@tartip/bank-ports/operation-limits'
import type { PaymentExecution } from '@tartip/bank-ports/payment-execution'
import type { RateQuotes } from '@tartip/bank-ports/rate-quotes'
import type { RetailCards } from '@tartip/bank-ports/retail-cards'
import type { SalaryProject } from '@tartip/bank-ports/salary-project'
import { budgetChoiceFields, isBudgetChoice } from '@tartip/domain/forms/form-outlines'
import { formOfPath } from '@tartip/domain/forms/payment-forms'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import type { Clock } from '../../platform/clock.ts'
import { onCommitted } from '../../platform/db/commit-hooks.ts'
import type { Db } from '../../platform/db/db.ts'
import { inSystem } from '../../platform/db/transaction.ts'
import { sendToPhones } from '../../platform/documents/phone-job.ts'
import { createUnfinishedFormResolvers } from '../../platform/documents/unfinished-form-resolvers.ts'
import { createUnfinishedForms, type FormKind } from '../../platform/documents/unfinished-forms.ts'
import { createEventSource } from '../../platform/graphql/follow-events.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import type { Ids } from '../../platform/ids.ts'
import { createJobs, type Job, type Jobs } from '../../platform/jobs/job-set.ts'
import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import type { LiveHub } from '../../platform/live/hub.ts'
import type { AccessControl } from '../access-control/public.ts'
import type { Files, PayrollFiles } from '../files/public.ts'
import type { Accounts, Rates } from '../account/public.ts'
import { qrSaleTopic, type Qr } from '../qr/public.ts'
import { notify } from '../notification/public.ts'
import type { Rules } from '../rules/public.ts'
import { exportWithUnavailableAnswer, withUnavailableAnswer } from '../with-unavailable-answer.ts'
import type { Signing } from '../signing/public.ts'
import { createBudgetResolvers, type BudgetProviders } from './graphql/budget-resolvers.ts'
import { createPaymentMutations } from './graphql/payment-mutations.ts'
import { createPaymentExport } from './graphql/history-queries.ts'
import { createLimitQueries } from './graphql/limit-queries.ts'
import { createPaymentQueries } from './graphql/payment-queries.ts'
import { createQrExport, createQrQueries, createQrSubscriptions } from './graphql/qr-queries.ts'
import { createSalaryResolvers } from './graphql/salary-resolvers.ts'
import { createRateQueries } from './graphql/rate-queries.ts'
import { createTemplateResolvers } from './graphql/template-resolvers.ts'
import { createPaymentSubscriptions } from './graphql/payment-subscriptions.ts'
import { paymentPolicies } from './graphql/payment-policies.ts'
import { typeDefs } from './graphql/payment.sdl.generated.ts'
import { agreeRates, cancelUnwantedRates, ratesBatch } from './jobs/agree-rates.ts'
import { queryUnconfirmedPayments } from './jobs/query-unconfirmed-payments.ts'
import { expireUnsignedPayments } from './jobs/expire-unsigned-payments.ts'
import {
  retryUnfinishedSubmissions,
  submitBatch,
  submitDuePayments,
} from './jobs/submit-due-payments.ts'
import { eventBatch, takeOverBankEvents } from './jobs/take-over-bank-events.ts'
import { confirmPaidCodes } from './jobs/confirm-paid-codes.ts'
import { checkRegisters, handOverRegister, takeOverResults } from './jobs/salary-jobs.ts'
import type { DayCodeProviders, PaymentDeps } from './payment-deps.ts'
import { createOneCExport, createPaymentOrderExport } from './paper/paper-exports.ts'
import { registerVerificationRoute } from './paper/verification-route.ts'
import { createRegisterExports } from './paper/register-exports.ts'
import { createVerification } from './paper/verification.ts'
import { paymentKind } from './payment-kind.ts'
import { createPaymentUseCases } from './payment-use-cases.ts'
import type { Payments } from './public.ts'
import { countRequestedTotals, foldedAtOnce, foldKeptTotals } from './store/kept-totals.ts'
import { enterEarlierDocuments } from './store/search-entries.ts'
import { readLastChange, readPaymentFacts } from './store/read-payment-facts.ts'
import {
  fullySignedChannel,
  paymentDocumentTable,
  paymentStores,
  paymentTopic,
  phoneStageChannel,
} from './store/payment-row.ts'
import { createPaymentStorage, type PaymentStorage } from './store/payment-store.ts'
import { createSalaryReads, createSalaryStorage, salaryTopic } from './store/salary-store.ts'
import { createTemplateStore } from './store/template-store.ts'
import { budgetItemsBeingPaid, itemIsFree } from './use-cases/paid-once.ts'
import { importDocuments } from './use-cases/import-documents.ts'
import { applyPaymentPhoneAnswer } from './use-cases/payment-phones.ts'
import { lifeOfSeed } from './use-cases/life-of-seed.ts'
import { createSignatureLimits } from './use-cases/signature-limits.ts'
import { createTemplates } from './use-cases/templates.ts'

export interface PaymentModuleDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Pick<Ids, 'uuid'>
  readonly logger: Pick<Logger, 'error'>
  readonly rules: Rules
  readonly accounts: Accounts
  readonly rates: Rates
  readonly accessControl: Pick<
    AccessControl,
    'peopleOf' | 'membersOf' | 'payControlAvailability' | 'signSchemesOf' | 'recipientLookups'
  >
  readonly signing: Signing
  readonly bank: PaymentExecution
  readonly operationLimits: OperationLimits
  readonly rateQuotes: Pick<RateQuotes, 'request' | 'cancel' | 'readEvents' | 'onEvent'>
  readonly retailCards: Pick<RetailCards, 'find'>
  readonly qr: Qr
  readonly budget: BudgetProviders
  readonly salaryProject: SalaryProject
  readonly files: Pick<Files, 'claimUpload' | 'releaseFiles' | 'registerOwner' | 'openFile'>
  readonly blobStore: Pick<BlobStore, 'get'>
  readonly payrollFiles: PayrollFiles
  readonly hub: LiveHub
  /** The BIC of the own bank. */
  readonly ownBic: string
  /** Of the installation; codes of printed payment orders are proven with it. */
  readonly secretKey: string
  /** Where people open the product, without a slash at its end. */
  readonly publicAddress: string
  /** The fonts of printed documents. */
  readonly fontsFolder: string
}

export interface PaymentModule {
  readonly service: GraphqlService
  readonly listExports: readonly ListExport[]
  /** Adds the address at which everybody may check a printed payment order. */
  registerRoutes(app: FastifyInstance): void
  readonly payments: Payments
}

const submitEveryMs = 1_000
/** With the lease of a dead worker: its documents wait for less than five seconds. */
const retryEveryMs = 1_000
const eventsEveryMs = 1_000
const expireEveryMs = 5_000
const queryEveryMs = 30_000
const phonesEveryMs = 2_000
const ratesEveryMs = 2_000
const cancelRatesEveryMs = 15_000
const confirmCodesEveryMs = 5_000
const totalsEveryMs = 5_000
const salaryEveryMs = 1_000
/** Under load the next step of a document waits so long to share a run with those of others. */
const coalesceMs = 250

const unfinishedPaymentForms: FormKind = {
  service: 'payment',
  needs: 'payments.create',
  saves: [
    'saveInterBankTransferNativeDraft',
    'saveIntraBankOwnerTransferDraft',
    'saveIntraBankForeignTransferDraft',
    'saveConversionDraft',
    'saveCardTransfer',
    'saveBudgetPayment',
    'saveSwift',
    'updatePayment',
  ],
  fieldsOf(path) {
    if (isBudgetChoice(path)) return budgetChoiceFields[path]
    const form = formOfPath(path)
    return form && Object.keys(form.fields)
  },
}

export function createPaymentModule(deps: PaymentModuleDeps): PaymentModule {
  const storage = createPaymentStorage(deps.db)
  const useCaseDeps = useCaseDepsOf(deps, storage)
  const useCases = createPaymentUseCases(useCaseDeps)
  const budget = createBudgetResolvers(deps.budget, {
    itemsBeingPaid: legalPartyId => budgetItemsBeingPaid(useCaseDeps, legalPartyId),
    checkIsFree: (legalPartyId, kind, item) =>
      itemIsFree(useCaseDeps, legalPartyId, budgetItemKey(kind, item), {
        codeUntil: dayCodeValidUntil(deps.clock.now()),
      }),
  })
  const salaryReads = createSalaryReads(deps.db)
  const salary = createSalaryResolvers({
    ...useCaseDeps,
    storage: createSalaryStorage(deps.db),
    reads: salaryReads,
    salaryProject: deps.salaryProject,
    files: deps.files,
    payrollFiles: deps.payrollFiles,
    payments: useCaseDeps,
    useCases,
    source: createEventSource(deps.db, deps.hub, salaryTopic),
  })
  const unfinished = createUnfinishedFormResolvers(
    createUnfinishedForms(deps, unfinishedPaymentForms),
  )
  const qrDeps = { ...useCaseDeps, qr: deps.qr }
  const { publicAddress, fontsFolder } = deps
  const verification = createVerification(deps)
  const paper = { useCases: useCaseDeps, verification, publicAddress, fontsFolder }
  const templates = createTemplateResolvers(deps, createTemplates({ ...useCaseDeps, db: deps.db }))
  deps.files.registerOwner('SALARY_FILE', async ({ legalPartyId, personId }, registerId) => {
    return (await salaryReads.findShown(legalPartyId, registerId, personId)) !== undefined
  })
  deps.signing.phones.onAnswer(
    paymentKind.name,
    applyPaymentPhoneAnswer({ ...deps, ...useCaseDeps, accessControl: deps.accessControl }),
  )
  return {
    service: {
      name: 'payment',
      typeDefs,
      policies: paymentPolicies,
      resolvers: {
        Query: withUnavailableAnswer({
          ...createPaymentQueries(useCaseDeps),
          ...createRateQueries(deps.rates),
          ...budget.queries,
          ...salary.queries,
          ...createLimitQueries(deps.operationLimits),
          ...createQrQueries(qrDeps),
          ...unfinished.queries,
          ...templates.queries,
        }),
        Mutation: withUnavailableAnswer({
          ...createPaymentMutations(useCases),
          ...budget.mutations,
          ...salary.mutations,
          ...unfinished.mutations,
          ...templates.mutations,
        }),
        Subscription: {
          ...createPaymentSubscriptions(
            useCaseDeps,
            createEventSource(deps.db, deps.hub, paymentTopic),
          ),
          ...createQrSubscriptions(qrDeps, createEventSource(deps.db, deps.hub, qrSaleTopic)),
          ...salary.subscriptions,
        },
      },
    },
    listExports: [
      createPaymentExport(useCaseDeps),
      createPaymentOrderExport(paper),
      createOneCExport(paper),
      ...createRegisterExports({ ...deps, ...useCaseDeps, reads: salaryReads }),
      createQrExport(qrDeps),
    ].map(exportWithUnavailableAnswer),
    registerRoutes: app => registerVerificationRoute(app, paper),
    payments: {
      ...createPaymentJobs(deps, storage),
      factsOf: payments => inSystem(deps.db, tx => readPaymentFacts(tx, payments)),
      lastChange: () => inSystem(deps.db, readLastChange),
      imported: importDocuments({ ...useCaseDeps, db: deps.db }),
      seed: {
        addPayments: seeds =>
          paymentStores.insertWithPast(
            deps.db,
            seeds.map(seed => lifeOfSeed(seed, seed.id ?? deps.ids.uuid())),
          ),
        addTemplates: seeds =>
          inSystem(deps.db, async tx => {
            for (const { legalPartyId, savedBy, savedAt, ...seed } of seeds) {
              const saved = {
                id: deps.ids.uuid(),
                version: 1,
                updatedBy: savedBy,
                updatedAt: savedAt,
              }
              await createTemplateStore(tx, legalPartyId).save({ ...seed, ...saved })
            }
          }),
      },
    },
  }
}

function useCaseDepsOf(deps: PaymentModuleDeps, storage: PaymentStorage): PaymentDeps {
  const { clock, ids, rules, accounts, rates, accessControl, ownBic } = deps
  const { inSystem: _inSystem, ...ofPeople } = storage
  return {
    clock,
    ids,
    rules,
    accounts,
    rates,
    accessControl,
    retailCards: deps.retailCards,
    qr: deps.qr,
    dayCodes: dayCodesOf(deps.budget),
    signing: deps.signing,
    limits: createSignatureLimits(deps),
    ownBic,
    ...ofPeople,
  }
}

const dayCodesOf = ({ taxPayments, tundukServices, fines }: BudgetProviders): DayCodeProviders => ({
  TAX: taxPayments,
  TUNDUK: tundukServices,
  FINES: fines,
})

function createPaymentJobs(deps: PaymentModuleDeps, { inSystem }: PaymentStorage): Jobs {
  const { db, clock, rules, bank, accessControl, rateQuotes, logger } = deps
  const salaryDeps = {
    ...deps,
    notify,
    storage: createSalaryStorage(db),
    reads: createSalaryReads(db),
  }
  const jobDeps = {
    clock,
    rules,
    rates: deps.rates,
    bank,
    accessControl,
    inSystem,
    prepareSubmission: handOverRegister(salaryDeps),
  }
  const rateDeps = { rules, inSystem, rateQuotes, logger }
  const phoneDeps = { db, rules, accessControl, phones: deps.signing.phones }
  const jobs: readonly Omit<Job, 'coalesceMs'>[] = [
    {
      name: 'submit-due-payments',
      everyMs: submitEveryMs,
      fullBatch: submitBatch,
      createRun: () => submitDuePayments(jobDeps),
      listen: wake => onCommitted(db, fullySignedChannel, wake),
    },
    {
      name: 'retry-submissions',
      everyMs: retryEveryMs,
      createRun: () => retryUnfinishedSubmissions(jobDeps),
    },
    {
      name: 'take-over-bank-events',
      everyMs: eventsEveryMs,
      fullBatch: eventBatch,
      createRun: () => takeOverBankEvents(jobDeps),
      listen: wake => bank.onEvent(wake),
    },
    {
      name: 'expire-unsigned-payments',
      everyMs: expireEveryMs,
      createRun: () => expireUnsignedPayments(jobDeps),
    },
    {
      name: 'query-unconfirmed-payments',
      everyMs: queryEveryMs,
      createRun: () => queryUnconfirmedPayments(jobDeps),
    },
    {
      name: 'send-to-phones',
      everyMs: phonesEveryMs,
      createRun: () => sendToPhones(paymentKind, paymentDocumentTable, phoneDeps),
      listen: wake => onCommitted(db, phoneStageChannel, wake),
    },
    {
      name: 'agree-rates',
      everyMs: ratesEveryMs,
      fullBatch: ratesBatch,
      createRun: () => agreeRates(rateDeps),
      listen: wake => rateQuotes.onEvent(wake),
    },
    {
      name: 'cancel-unwanted-rates',
      everyMs: cancelRatesEveryMs,
      fullBatch: ratesBatch,
      createRun: () => cancelUnwantedRates(rateDeps),
    },
    {
      name: 'confirm-paid-codes',
      everyMs: confirmCodesEveryMs,
      createRun: () => confirmPaidCodes({ db, clock, logger, dayCodes: dayCodesOf(deps.budget) }),
    },
    {
      name: 'check-salary-registers',
      everyMs: salaryEveryMs,
      createRun: () => checkRegisters(salaryDeps),
    },
    {
      name: 'take-over-salary-results',
      everyMs: salaryEveryMs,
      createRun: () => takeOverResults(salaryDeps),
      listen: wake => deps.salaryProject.onEvent(wake),
    },
    {
      name: 'keep-totals',
      everyMs: totalsEveryMs,
      fullBatch: foldedAtOnce,
      createRun: () => async () => {
        const counted = await countRequestedTotals(db)
        const entered = await enterEarlierDocuments(db)
        return counted + entered + (await foldKeptTotals(db))
      },
    },
  ]
  return createJobs(
    logger,
    jobs.map(job => ({ ...job, coalesceMs })),
  )
}
