import type { CashierEvent } from '@tartip/bank-ports/cashiers'
import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import type { LetterEvent } from '@tartip/bank-ports/bank-letters'
import type { BankPeopleEvent } from '@tartip/bank-ports/contracts-and-registration'
import { createAcquiring, createAcquiringDesk } from './acquiring/acquiring.ts'
import { createCashiers } from './acquiring/cashiers.ts'
import { createQrSales } from './acquiring/qr-sales.ts'
import { createFines } from './budget/fines.ts'
import { createTaxes } from './budget/taxes.ts'
import { createTundukServices } from './budget/tunduk-services.ts'
import type { InstalmentEvent } from '@tartip/bank-ports/instalment-partner'
import type { QuoteEvent } from '@tartip/bank-ports/rate-quotes'
import { createTwinFeed } from './common/event-feed.ts'
import type { ServiceDeps } from './common/service-deps.ts'
import {
  type ContractsDeps,
  createContractsAndRegistration,
} from './contracts/contracts-and-registration.ts'
import { createPeopleDesk, createPeopleSeed } from './contracts/people-desk.ts'
import { createFileScan } from './file-scan/file-scan.ts'
import {
  createInstalmentDesk,
  createInstalmentPartner,
  createInstalmentSeed,
  type InstalmentDeps,
} from './instalments/instalment-partner.ts'
import { createBankLetters, createLettersDesk, type LettersDeps } from './letters/bank-letters.ts'
import { createLimitsDesk, createOperationLimits } from './limits/operation-limits.ts'
import { type PostText, sendDueCallbacks } from './pay-control/callbacks.ts'
import { createHandset } from './pay-control/handset.ts'
import { createPayControl } from './pay-control/pay-control.ts'
import type { TwinReference } from './reference/twin-reference.ts'
import { createDealerDesk, createRateQuotes, type QuoteDeps } from './quotes/rate-quotes.ts'
import type { SalaryEvent } from '@tartip/bank-ports/salary-project'
import { salaryFeed } from './salary/pay-registers.ts'
import {
  createSalaryDesk,
  createSalaryProject,
  createSalarySeed,
  type SalaryDeps,
} from './salary/salary-project.ts'
import { createPersonRegistry } from './registry/person-registry.ts'
import { createSms } from './sms/sms.ts'
import { createSoftwareTokens } from './token/software-token.ts'
import { createTokenAuthority } from './token/token-authority.ts'
import { createTwinLoop } from './twin-loop.ts'

export interface BankServicesDeps extends ServiceDeps {
  /** The dictionaries of tax service, portal, police and acquiring. */
  readonly reference: TwinReference
  /** The part of the books that acquiring needs. */
  readonly coreAccounts: Pick<CoreAccounts, 'findOwnAccount'>
  /** Who issues QR codes of this bank, as `qr.bank.kg`. */
  readonly qrProvider: string
  /** The bank's own prefix, for the number of its fee account. */
  readonly ownPrefix: string
  /** The secret for signing callbacks of the pay-control server. */
  readonly payControlSecret: string
  readonly post: PostText
  /** Receives errors of the background work; the loop tries again. */
  readonly onError?: (error: unknown) => void
}

export type BankServices = ReturnType<typeof createBankServices>

const callbackRoundMs = 500

/**
 * The bank's systems beside its books: each implements a port and has its own tables. Dependencies
 * are passed in here. Nothing runs in the background until `start`.
 */
export function createBankServices(deps: BankServicesDeps) {
  const sms = createSms(deps)
  const registry = createPersonRegistry(deps)
  const contractsDeps: ContractsDeps = {
    ...deps,
    leaveSms: sms.leaveSms,
    personRegistry: registry.personRegistry,
    feed: createTwinFeed<BankPeopleEvent>(deps.db, 'people'),
  }
  const lettersDeps: LettersDeps = {
    ...deps,
    feed: createTwinFeed<LetterEvent>(deps.db, 'letters'),
  }
  const instalmentDeps: InstalmentDeps = {
    ...deps,
    feed: createTwinFeed<InstalmentEvent>(deps.db, 'instalments'),
  }
  const quoteDeps: QuoteDeps = { ...deps, feed: createTwinFeed<QuoteEvent>(deps.db, 'quotes') }
  const salaryDeps: SalaryDeps = {
    ...deps,
    feed: createTwinFeed<SalaryEvent>(deps.db, salaryFeed),
  }
  const salaryDesk = createSalaryDesk(salaryDeps)
  const taxes = createTaxes(deps)
  const fines = createFines(deps)
  const tokenAuthority = createTokenAuthority(deps)
  const qrSales = createQrSales(deps)
  const sendCallbacks = (): Promise<number> =>
    sendDueCallbacks({ ...deps, secret: deps.payControlSecret })
  const loop = createTwinLoop({
    everyMs: callbackRoundMs,
    run: async () => (await sendCallbacks()) + (await salaryDesk.openDueCards()),
    onError: deps.onError ?? (() => undefined),
  })
  return {
    sms: sms.sms,
    personRegistry: registry.personRegistry,
    contracts: createContractsAndRegistration(contractsDeps),
    payControl: createPayControl(deps),
    tokenAuthority,
    taxDebt: taxes.taxDebt,
    taxPayments: taxes.taxPayments,
    tundukServices: createTundukServices({ ...deps, personRegistry: registry.personRegistry }),
    fines: fines.fines,
    bankLetters: createBankLetters(lettersDeps),
    fileScan: createFileScan(),
    acquiring: createAcquiring(deps),
    cashiers: createCashiers({
      contracts: contractsDeps,
      cashierFeed: createTwinFeed<CashierEvent>(deps.db, 'cashiers'),
      ownPrefix: deps.ownPrefix,
    }),
    qrSales: qrSales.port,
    qrProvider: deps.qrProvider,
    instalmentPartner: createInstalmentPartner(instalmentDeps),
    rateQuotes: createRateQuotes(quoteDeps),
    operationLimits: createOperationLimits(deps),
    salaryProject: createSalaryProject(salaryDeps),
    /** The bank's internal side: for the simulator console and for tests. */
    desks: {
      sms: sms.desk,
      people: createPeopleDesk(contractsDeps),
      handset: createHandset(deps),
      letters: createLettersDesk(lettersDeps),
      acquiring: createAcquiringDesk(deps),
      qrCustomers: qrSales.desk,
      instalments: createInstalmentDesk(instalmentDeps),
      dealer: createDealerDesk(quoteDeps),
      limits: createLimitsDesk(deps),
      salary: salaryDesk,
      tokens: createSoftwareTokens({ ...deps, tokenAuthority }),
    },
    seeds: {
      registry: registry.seed,
      people: createPeopleSeed(deps.db),
      taxes: taxes.seed,
      fines: fines.seed,
      instalments: createInstalmentSeed(deps.db),
      salary: createSalarySeed(deps.db),
    },
    /** Sends due callbacks; any number of processes may do so at once. */
    start: loop.start,
    stop: loop.stop,
    /** Sends every callback that is due now and returns how many were tried. */
    sendCallbacks,
  }
}
