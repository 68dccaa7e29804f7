import { bankWord } from '@tartip/bank-twin/reference/bank-words'
import type { BankServices } from '@tartip/bank-twin/bank-services'
import { formatSaleCode } from '@tartip/domain/qr/sale-code'
import { addDays, bishkekDate } from '@tartip/domain/time/instant'

import type { Clock } from '../platform/clock.ts'
import { demoCustomers } from './demo-customers.ts'
import { demoId } from './demo-identifiers.ts'
import { createDemoRandom } from './demo-random.ts'
import type { DemoWorld, WorldOrganisation } from './demo-world.ts'

export interface LoadDemoShopsDeps {
  readonly world: DemoWorld
  readonly clock: Clock
  readonly bankServices: BankServices
}

const bishkek = '41711000000000'
const salesOfTerminal = 12
const daysOfQrSales = 13
const outlets = [
  { name: 'Центральный зал', checkName: 'Central hall', houseNumber: '155' },
  { name: 'Павильон Дордой', checkName: 'Dordoy pavilion', houseNumber: '36' },
] as const
/** Each product has other amounts: the same three twice would look like one claim sent twice. */
const buyersOfProducts = [
  [
    { firstName: 'Азиз', lastName: 'Токтоев', som: 18_000n },
    { firstName: 'Бегимай', lastName: 'Сатарова', som: 30_500n },
    { firstName: 'Игорь', lastName: 'Пак', som: 43_000n },
  ],
  [
    { firstName: 'Жазгүл', lastName: 'Бекова', som: 64_900n },
    { firstName: 'Марат', lastName: 'Исаев', som: 27_300n },
    { firstName: 'Ольга', lastName: 'Ким', som: 51_700n },
  ],
] as const

/** The shop of the demo: outlets with registers and terminals, and sales by instalments. */
export async function loadDemoShops(deps: LoadDemoShopsDeps): Promise<void> {
  for (const organisation of deps.world.organisations) {
    const isShop = deps.world.people.some(person =>
      person.roles.some(
        role => role.organisation === organisation.key && role.signRight === 'CASHIER',
      ),
    )
    if (!isShop) continue
    await loadOutlets(deps, organisation)
    await hireCashiers(deps, organisation)
    await loadInstalments(deps, organisation)
  }
}

async function loadOutlets(
  { clock, bankServices }: LoadDemoShopsDeps,
  { key, legalPartyId, accounts }: WorldOrganisation,
): Promise<void> {
  const account = accounts.find(one => one.type === 'RKO' && one.currency === 'KGS')?.account ?? ''
  const random = createDemoRandom(`sales ${key}`)
  for (const { houseNumber, ...names } of outlets) {
    const salePointId = demoId('sale point', `${key} ${names.checkName}`)
    await bankServices.acquiring.createSalePoint(legalPartyId, salePointId, {
      ...names,
      account,
      address: {
        regionId: bishkek,
        street: 'проспект Чуй',
        houseNumber,
        phones: [`996700${String(random.integer(200_000, 299_999))}`],
        taxOfficeCode: '001',
        latitude: '42.874621',
        longitude: '74.569762',
      },
    })
    const cashRegisterId = demoId('cash register', `${key} ${names.checkName}`)
    const register = { name: 'Касса 1', hasKkm: true, isActive: true }
    await bankServices.acquiring.createCashRegister(
      legalPartyId,
      salePointId,
      cashRegisterId,
      register,
    )
    await sellByQr({ clock, bankServices }, legalPartyId, salePointId)
    const { acquiring } = bankServices.desks
    const terminal = await acquiring.installTerminal(cashRegisterId)
    for (let sale = 0; terminal !== undefined && sale < salesOfTerminal; sale += 1) {
      const amountMinor = BigInt(random.integer(200, 9_000)) * 100n
      await acquiring.useTerminal(terminal, { kind: 'SALE', amountMinor })
    }
  }
}

/** Sales of the last days, so that the history has something to show; small beside the company's other money. */
async function sellByQr(
  { clock, bankServices }: Pick<LoadDemoShopsDeps, 'clock' | 'bankServices'>,
  legalPartyId: string,
  salePointId: string,
): Promise<void> {
  const random = createDemoRandom(`QR sales ${salePointId}`)
  const point = await bankServices.acquiring.findSalePoint(legalPartyId, salePointId)
  const cash = point?.cashRegisters[0]
  if (!point || !cash) throw new Error('The demo has no cash register to sell at')
  const code = formatSaleCode(
    {
      recipient: { salePointCode: point.code, cashCode: cash.code },
      name: point.name,
      isDynamic: false,
    },
    { provider: bankServices.qrProvider, address: 'https://qr.tartip.kg' },
  )
  for (let days = daysOfQrSales; days >= 0; days -= random.integer(1, 2)) {
    const customer = demoCustomers[random.integer(0, demoCustomers.length - 1)] ?? demoCustomers[0]
    const paid = await bankServices.desks.qrCustomers.pay({
      ...customer,
      code,
      amountMinor: BigInt(random.integer(150, 1_500)) * 100n,
      at: clock.now() - days * 86_400_000 - random.integer(1, 90) * 60_000,
    })
    if (!paid.ok) throw new Error(`A QR sale of the demo was refused: ${paid.error.code}`)
  }
}

/** The cashiers of the demo work at the first register of the first outlet. */
async function hireCashiers(
  { world, bankServices }: LoadDemoShopsDeps,
  { key, legalPartyId }: WorldOrganisation,
): Promise<void> {
  const [outlet] = outlets
  const cashRegisterId = demoId('cash register', `${key} ${outlet.checkName}`)
  for (const person of world.people) {
    const isCashier = person.roles.some(
      role => role.organisation === key && role.signRight === 'CASHIER',
    )
    if (!isCashier) continue
    const requestId = demoId('cashier', `${key} ${person.clientId}`)
    const hired = await bankServices.cashiers.hire(legalPartyId, requestId, {
      inn: person.individualInn,
      mobile: person.mobile,
      cashRegisterIds: [cashRegisterId],
    })
    if (!hired.ok) throw new Error(`The bank refused a cashier of the demo: ${hired.error.code}`)
  }
}

async function loadInstalments(
  { world: { words }, clock, bankServices }: LoadDemoShopsDeps,
  { key, legalPartyId }: WorldOrganisation,
): Promise<void> {
  const today = bishkekDate(clock.now())
  const [point] = await bankServices.acquiring.salePointsOf(legalPartyId)
  const products = await bankServices.instalmentPartner.products()
  for (const [place, product] of products.entries()) {
    const partnerContractId = demoId('instalment contract', `${key} ${product.productId}`)
    await bankServices.seeds.instalments.addContracts([
      {
        partnerContractId,
        legalPartyId,
        product,
        categoryName: bankWord(words, 'shop_category', 'APPLIANCES'),
        email: 'partner@example.com',
        startDate: addDays(today, -200),
        endDate: addDays(today, 530),
        commissions: product.durationsMonths.map(durationMonths => ({
          commission: '4.5',
          durationMonths,
        })),
        contacts: [{ name: 'Асанова Айгуль', phone: '996700000077' }],
      },
    ])
    const buyers = buyersOfProducts[place % buyersOfProducts.length] ?? []
    for (const [index, { som, ...clientInfo }] of buyers.entries()) {
      const claim = await bankServices.desks.instalments.buy(partnerContractId, {
        sumMinor: som * 100n,
        durationMonths: product.durationsMonths[0] ?? 3,
        locationCode: point?.code ?? '',
        note: '',
        clientInfo,
      })
      if (!claim.ok) throw new Error(`The partner refused a sale of the demo: ${claim.error.code}`)
      const { loanClaimId } = claim.value
      // One claim in each state: under review, awaiting the shop, and being paid out.
      if (index > 0) await bankServices.desks.instalments.advance(loanClaimId)
      if (index > 1) {
        await bankServices.instalmentPartner.confirm(legalPartyId, loanClaimId, 'DELIVERED')
      }
    }
  }
}
