import { randomBytes } from 'node:crypto'
import type { SalaryContract } from '@tartip/bank-ports/salary-project'
import { createBankServices } from '@tartip/bank-twin/bank-services'
import { createBankTwin } from '@tartip/bank-twin/bank-twin'
import { readTwinReference, type TwinReference } from '@tartip/bank-twin/reference/twin-reference'
import { nextWorkingDay } from '@tartip/domain/bank-day/calendar'
import { commissionOf } from '@tartip/domain/payment/commission'
import { bishkekDate } from '@tartip/domain/time/instant'
import {
  demoAccountNumber,
  demoOrganisationInn,
  demoTotpSecret,
} from '@tartip/server/demo-world/demo-identifiers'
import { createAccessControlModule } from '@tartip/server/modules/access-control/compose'
import { createRulesModule } from '@tartip/server/modules/rules/compose'
import type { Rules } from '@tartip/server/modules/rules/public'
import { systemClock, type Clock } from '@tartip/server/platform/clock'
import { systemIds } from '@tartip/server/platform/ids'
import { putBankIntoWorkingHours } from './bank-clock.ts'
import { addSessions, addToAccessControl, addToBank } from './fill-bank.ts'
import { root } from './project.ts'
import { secretKey, type ServerProcess } from './server-process.ts'
import type {
  BenchOrganisation,
  BenchPerson,
  BenchWorld,
  OwnAccounts,
  TransferTerms,
} from './world.ts'
import { openAsServer } from './own-database.ts'

/** The bank of the default configuration. */
const ownPrefix = '109'
const ownBic = '109001'
const openingMinor = 10_000_000_000_00n
const amountMinor = 1_500_00n

/**
 * Fills the running server's bank in bulk: organisations with one signatory, each with one account
 * and some signed-in people with all rights. It uses the seeds of the modules; only sessions are
 * inserted directly, because a sign-in costs a password hash.
 */
export async function buildWorld(
  server: Pick<ServerProcess, 'port' | 'databaseUrl'>,
  size: {
    organisations: number
    peopleOfEach: number
    hasAllKinds?: boolean
    hasSalaries?: boolean
  },
): Promise<BenchWorld> {
  const offsetMs = await putBankIntoWorkingHours(server.port)
  const clock: Clock = { now: () => systemClock.now() + offsetMs }
  const pool = openAsServer(server.databaseUrl(), 4)
  try {
    const { rules } = await createRulesModule({
      db: pool.db,
      clock,
      ownPrefix,
      seedDir: `${root}/reference-data`,
    })
    const twin = createBankTwin({
      db: pool.db,
      clock,
      ids: systemIds,
      config: { ownPrefix, stepDelayMs: 0 },
    })
    const reference = readTwinReference(`${root}/reference-data`)
    const services = createBankServices({
      db: pool.db,
      coreAccounts: twin.coreAccounts,
      clock,
      realClock: systemClock,
      ids: systemIds,
      random: randomBytes,
      reference,
      qrProvider: 'qr.tartip.kg',
      ownPrefix: '109',
      payControlSecret: secretKey,
      post: () => Promise.reject(new Error('Nothing is posted while a world is built')),
    })
    const { accessControl } = await createAccessControlModule({
      isLeaked: () => false,
      db: pool.db,
      clock: systemClock,
      bankClock: systemClock,
      ids: systemIds,
      logger: { error: () => undefined, warn: () => undefined },
      secretKey,
      sms: services.sms,
      bankContracts: services.contracts,
      payControl: services.payControl,
      // No terminals are ordered while a world is built.
      outletAccounts: async () => [],
    })
    const organisations = Array.from({ length: size.organisations }, (_, index) =>
      newOrganisation(index, size.hasAllKinds === true),
    )
    // Consecutive people belong to different organisations, so that colleagues do not act at the
    // same moment.
    const people = Array.from({ length: size.peopleOfEach }, (_, nth) =>
      organisations.map((organisation, index) =>
        newPerson(organisation, nth * size.organisations + index),
      ),
    ).flat()
    await addToBank(twin.seed, organisations, { now: clock.now(), bic: ownBic, openingMinor })
    const productRoles = size.hasSalaries ? (['SALARY_USER'] as const) : []
    await addToAccessControl(accessControl.seed, organisations, people, productRoles)
    await addSessions(server.databaseUrl(), people)
    await services.seeds.taxes.addTaxPayers(organisations)
    if (size.hasSalaries) await services.seeds.salary.addContracts(organisations.map(contractOf))
    const terms = { ...termsOf(rules, clock), ...taxOf(reference) }
    return { organisations, people, terms, openingMinor }
  } finally {
    await pool.close()
  }
}

const contractOf = ({ legalPartyId, account }: BenchOrganisation): SalaryContract => ({
  legalPartyId,
  contractNumber: '1-З',
  state: 'VERIFIED',
  startDate: '2025-01-10',
  currency: 'KGS',
  payerAccount: account,
  transitAccount: account,
})

function newOrganisation(index: number, hasAllKinds: boolean): BenchOrganisation {
  return {
    legalPartyId: systemIds.uuid(),
    contractId: systemIds.uuid(),
    companyName: `ОсОО «Замер ${index + 1}»`,
    inn: demoOrganisationInn('14032016', index % 10_000),
    accountId: systemIds.uuid(),
    account: demoAccountNumber(ownBic, 50_000_000 + index),
    ...(hasAllKinds ? { own: ownAccounts(index) } : {}),
    nextTransferNum: 1,
  }
}

const ownAccounts = (index: number): OwnAccounts => ({
  second: demoAccountNumber(ownBic, 60_000_000 + index),
  dollars: demoAccountNumber(ownBic, 70_000_000 + index),
  card: demoAccountNumber(ownBic, 80_000_000 + index),
  secondCard: demoAccountNumber(ownBic, 90_000_000 + index),
})

function newPerson(organisation: BenchOrganisation, index: number): BenchPerson {
  const clientId = String(5_000_000 + index)
  return {
    personId: systemIds.uuid(),
    clientId,
    totpSecret: demoTotpSecret(clientId),
    token: systemIds.token(),
    organisation,
    lastStep: 0,
    code: '',
  }
}

/** A tax that any organisation may pay without naming a car. */
function taxOf({ taxTypes, taxOffices }: TwinReference) {
  const type = taxTypes.find(({ requiresVehicle, payer }) => !requiresVehicle && payer !== 'ip')
  const [office] = taxOffices
  if (!type || !office) throw new Error('The dictionaries lack a tax or a tax office')
  return { taxTypeId: type.taxTypeId, taxOfficeCode: office.code }
}

function termsOf(rules: Rules, clock: Clock): Omit<TransferTerms, keyof ReturnType<typeof taxOf>> {
  const bank = rules
    .banks()
    .search('', 'INTERBANK')
    .find(({ isHead }) => isHead)
  const code = rules.paymentCodes().find(({ isActive }) => isActive)
  const commission = commissionOf(
    rules.tariffs(),
    'CLEARING',
    { currency: 'KGS', amountMinor },
    'KGS',
  )
  if (!bank || !code || !commission)
    throw new Error('The dictionaries lack a bank, a code or a tariff')
  return {
    operation: 'CLEARING',
    amountMinor,
    commissionMinor: commission.amountMinor,
    recipientBic: bank.bankCode,
    recipientAccount: `${bank.accountPrefix}0010000000001`.padEnd(16, '0').slice(0, 16),
    recipientName: 'ОсОО Получатель замеров',
    paymentCode: code.classCode,
    valueDate: bishkekDate(clock.now()),
    laterDate: nextWorkingDay(rules.calendar(), bishkekDate(clock.now())),
  }
}
