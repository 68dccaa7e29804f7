import { randomBytes } from 'node:crypto'
import type { SalaryEvent } from '@tartip/bank-ports/salary-project'
import { describeSalaryProjectContract } from '@tartip/bank-ports/testing/salary-project-contract'
import type { SalaryCurrency } from '@tartip/domain/salary/salary-project'
import { bishkekDate } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTwinFeed } from '../common/event-feed.ts'
import { closeProved, createTestTwin, ownBic } from '../testing/test-twin.ts'
import { salaryFeed } from './pay-registers.ts'
import {
  createSalaryDesk,
  createSalaryProject,
  createSalarySeed,
  type SalaryDeps,
} from './salary-project.ts'
import { findByAccounts, salaryMigrations } from './salary-store.ts'

async function createSalaryBank() {
  const bank = await createTestTwin({}, [{ name: 'twin-salary', migrations: salaryMigrations }])
  const { db } = bank.database
  const deps: SalaryDeps = {
    db,
    clock: bank.clock,
    ids: { uuid: bank.newId },
    random: randomBytes,
    feed: createTwinFeed<SalaryEvent>(db, salaryFeed),
  }
  const desk = createSalaryDesk(deps)
  const seed = createSalarySeed(db)
  return {
    bank,
    desk,
    seed,
    project: createSalaryProject(deps),
    async newOrganisation(currency: SalaryCurrency = 'KGS') {
      const payer = await bank.newAccount({ balanceMinor: 100_000_000n, currency })
      const { legalPartyId, account: payerAccount } = payer
      const transit = await bank.newAccount({ legalPartyId, type: 'TRANSIT', currency })
      await seed.addContracts([
        {
          legalPartyId,
          contractNumber: '12-З',
          state: 'VERIFIED',
          startDate: '2025-01-10',
          currency,
          payerAccount,
          transitAccount: transit.account,
        },
      ])
      return { legalPartyId, currency, payerAccount, transitAccount: transit.account }
    },
    async finishEverything() {
      bank.clock.advanceMinutes(1)
      await desk.openDueCards()
      await bank.finishEverything()
    },
    async balanceOfCard(legalPartyId: string, cardAccount: string) {
      const [employee] = await findByAccounts(db, legalPartyId, [cardAccount])
      const id = employee?.accountId ?? ''
      return (await createLedger({ db }).balances([id])).get(id)?.bookedMinor
    },
  }
}

describeSalaryProjectContract('the twin', async () => {
  const salary = await createSalaryBank()
  const { bank, desk, project } = salary
  const parties: string[] = []
  return {
    salaryProject: project,
    paymentExecution: bank.twin.paymentExecution,
    coreAccounts: bank.twin.coreAccounts,
    ownBic,
    valueDate: bishkekDate(bank.clock.now()),
    newId: bank.newId,
    async newOrganisation(currency) {
      const organisation = await salary.newOrganisation(currency)
      parties.push(organisation.legalPartyId)
      return organisation
    },
    async setContractState(legalPartyId, state) {
      await desk.setContractState(legalPartyId, state)
    },
    async setCardState(legalPartyId, employeeId, state) {
      await desk.setCardState(legalPartyId, employeeId, state)
    },
    async setLimit(legalPartyId, employeeId, limitMinor) {
      await desk.setLimit(legalPartyId, employeeId, limitMinor)
    },
    async balanceOfCard(cardAccount) {
      for (const legalPartyId of parties) {
        const balance = await salary.balanceOfCard(legalPartyId, cardAccount)
        if (balance !== undefined) return balance
      }
      return undefined
    },
    finishEverything: salary.finishEverything,
    close: () => closeProved(bank),
  }
})

test('ten thousand people are paid in one transaction, and no statement shows what one of them gets', async () => {
  const salary = await createSalaryBank()
  const { bank, project, seed } = salary
  const { legalPartyId, payerAccount, transitAccount } = await salary.newOrganisation()
  const count = 10_000
  const employees = Array.from({ length: count }, (_, index) => ({
    legalPartyId,
    employeeId: bank.newId(),
    inn: String(10_000_000_000_000 + index),
    fullName: `Сотрудник ${index}`,
    cardState: 'ACTIVE' as const,
    currency: 'KGS' as const,
    cardAccount: `10988${String(index).padStart(11, '0')}`,
    accountId: bank.newId(),
  }))
  await seed.addEmployees(employees)
  const rows = employees.map(({ fullName, cardAccount }, index) => ({
    rowNumber: index + 1,
    fullName,
    cardAccount,
    amountMinor: 5_000n,
  }))
  const totalMinor = 5_000n * BigInt(count)
  const register = {
    registerId: bank.newId(),
    legalPartyId,
    currency: 'KGS' as const,
    totalMinor,
    digest: 'd'.repeat(64),
    rows,
  }
  await project.submitRegister(register)
  await bank.twin.paymentExecution.submit({
    ...bank.order(await bank.newAccount()),
    operationCode: 'SALARY',
    legalPartyId,
    payerAccount,
    recipientAccount: transitAccount,
    recipientBic: ownBic,
    recipientName: 'Зарплатный проект',
    amountMinor: totalMinor,
    commissionMinor: 0n,
    registerId: register.registerId,
    registerDigest: register.digest,
  })
  await salary.finishEverything()
  const result = await project.findResult(legalPartyId, register.registerId)
  expect(result?.rows.filter(({ code }) => code === undefined)).toHaveLength(count)
  const transit = await bank.twin.coreAccounts.findOwnAccount(legalPartyId, transitAccount)
  const shown = await bank.twin.coreAccounts.operations(
    legalPartyId,
    transit?.accountId ?? '',
    {},
    undefined,
    100,
  )
  expect(shown.list.map(({ amountMinor }) => amountMinor)).toEqual([totalMinor, totalMinor])
  await closeProved(bank)
})

test('entries from before the bank noted the people of registers get their number from the registers', async () => {
  const salary = await createSalaryBank()
  const { bank, project, seed } = salary
  const { legalPartyId, payerAccount, transitAccount } = await salary.newOrganisation()
  const accounts = ['1098800000000001', '1098800000000002', '1098800000000003']
  await seed.addEmployees(
    accounts.slice(1).map((cardAccount, index) => ({
      legalPartyId,
      employeeId: bank.newId(),
      inn: String(10_000_000_000_000 + index),
      fullName: `Сотрудник ${index}`,
      cardState: 'ACTIVE' as const,
      currency: 'KGS' as const,
      cardAccount,
      accountId: bank.newId(),
    })),
  )
  const register = {
    registerId: bank.newId(),
    legalPartyId,
    currency: 'KGS' as const,
    totalMinor: 15_000n,
    digest: 'd'.repeat(64),
    rows: accounts.map((cardAccount, index) => ({
      rowNumber: index + 1,
      fullName: `Сотрудник ${index}`,
      cardAccount,
      amountMinor: 5_000n,
    })),
  }
  await project.submitRegister(register)
  await bank.twin.paymentExecution.submit({
    ...bank.order(await bank.newAccount()),
    operationCode: 'SALARY',
    legalPartyId,
    payerAccount,
    recipientAccount: transitAccount,
    recipientBic: ownBic,
    recipientName: 'Зарплатный проект',
    amountMinor: register.totalMinor,
    commissionMinor: 100n,
    registerId: register.registerId,
    registerDigest: register.digest,
  })
  await salary.finishEverything()
  const peopleOfEntries = async () => {
    const { rows } = await sql<{ salary_people: number | null }>`
      select salary_people from twin.operation where operation_code = 'SALARY'
      order by account_id, transfer_id`.execute(bank.database.ownerDb)
    return rows.map(row => row.salary_people)
  }
  const noted = await peopleOfEntries()
  expect(new Set(noted)).toEqual(new Set([1, 3]))
  expect(noted).toHaveLength(5)
  await sql`update twin.operation set salary_people = null`.execute(bank.database.ownerDb)
  await salaryMigrations['0003-people-of-earlier-entries']?.up(bank.database.ownerDb)
  expect(await peopleOfEntries()).toEqual(noted)
  await closeProved(bank)
})
