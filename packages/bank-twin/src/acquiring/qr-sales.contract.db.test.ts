import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { describeQrSalesContract } from '@tartip/bank-ports/testing/qr-sales-contract'
import { createLedger } from '@tartip/ledger/ledger'
import { sql } from 'kysely'
import { internalAccountId } from '../internal-accounts.ts'
import { createTwinSeed } from '../twin-seed.ts'
import { createTestServices, testQrProvider } from '../testing/test-services.ts'
import { accountNumber } from '../testing/test-twin.ts'

describeQrSalesContract('the twin', async () => {
  const { services, database, clock, newId, books, close } = await createTestServices()
  const [legalPartyId, accountId, salePointId, cashRegisterId] = [
    newId(),
    newId(),
    newId(),
    newId(),
  ]
  const account = accountNumber('109', 77)
  const seed = createTwinSeed({ db: database.db })
  await seed.addClients([{ legalPartyId, name: 'ОсОО «Кафе»', inn: '01712199610040' }])
  await seed.addAccounts([
    {
      accountId,
      account,
      bic: '109001',
      legalPartyId,
      ownerName: 'ОсОО «Кафе»',
      type: 'RKO',
      status: 'OPEN',
      currency: 'KGS',
      openDate: '2020-01-15',
      departmentId: '1',
      classification: 'STANDART',
      productName: { ru: 'Расчётный', ky: 'Эсептешүү', en: 'Settlement' },
    },
  ])
  books.findOwnAccount = async () =>
    ({ account, type: 'RKO', currency: 'KGS', status: 'OPEN' }) as CoreAccount
  const point = await services.acquiring.createSalePoint(legalPartyId, salePointId, {
    name: 'Зал',
    checkName: 'Hall',
    account,
    address: {
      regionId: '41711000000000',
      street: 'Чуй',
      houseNumber: '155',
      phones: [],
      taxOfficeCode: '001',
      latitude: '42.874621',
      longitude: '74.569762',
    },
  })
  const register = { name: 'Касса 1', hasKkm: false, isActive: true }
  const cash = await services.acquiring.createCashRegister(
    legalPartyId,
    salePointId,
    cashRegisterId,
    register,
  )
  if (!point.ok || !cash.ok) throw new Error('The shop was not opened')
  const ledger = createLedger({ db: database.db })
  const balanceMinor = async () =>
    (await ledger.balances([accountId])).get(accountId)?.bookedMinor ?? 0n
  return {
    qrSales: services.qrSales,
    provider: testQrProvider,
    legalPartyId,
    otherPartyId: newId(),
    account,
    register: { salePointCode: point.value.code, cashCode: cash.value.code },
    newId,
    async pay(code, amountMinor) {
      const sold = await services.desks.qrCustomers.pay({
        code,
        ...(amountMinor === undefined ? {} : { amountMinor }),
        provider: 'c2b.other.kg',
        maskedName: 'Бакыт А.',
        maskedAccount: '996 *** ** 34 56',
      })
      return sold.ok ? sold.value.saleId : sold.error.code
    },
    balanceMinor,
    async setAccountStatus(status) {
      await sql`update twin.account set status = ${status} where account_id = ${accountId}`.execute(
        database.ownerDb,
      )
    },
    async setRegisterActive(isActive) {
      const changed = { ...register, isActive }
      await services.acquiring.updateCashRegister(legalPartyId, cashRegisterId, changed)
    },
    async setSenderState(saleId, state) {
      await services.desks.qrCustomers.setSenderState(saleId, state)
    },
    async emptyAccount() {
      await ledger.post([
        {
          kind: 'TRANSFER',
          id: newId(),
          debitAccountId: accountId,
          creditAccountId: internalAccountId('FEE_INCOME', 'KGS'),
          currency: 'KGS',
          amountMinor: await balanceMinor(),
          bookedAt: clock.now(),
        },
      ])
    },
    close,
  }
})
