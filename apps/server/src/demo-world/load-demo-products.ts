import type { HistoricOperation } from '@tartip/bank-twin/bank-twin-types'
import type { ProductSeed } from '@tartip/bank-twin/product-seed'
import { bishkekDate } from '@tartip/domain/time/instant'

import { cardPermissions, type AccountSeed, type CardGrant } from '../modules/account/public.ts'
import type { Clock } from '../platform/clock.ts'
import { demoCardOperations } from './demo-card-operations.ts'
import { demoCard, demoCardAccounts, demoCardId } from './demo-cards.ts'
import { demoDepositsOf, demoLoansOf, demoLoanSpending, findAccount } from './demo-loans.ts'
import { createDemoRandom } from './demo-random.ts'
import { rolesOf, type DemoWorld } from './demo-world.ts'

export interface LoadDemoProductsDeps {
  readonly world: DemoWorld
  readonly clock: Clock
  readonly products: ProductSeed
}

const rateDays = 60

/**
 * Loans, deposits and rates; returns the bookings, which are merged with all others of the year.
 */
export async function loadDemoProducts({
  world,
  clock,
  products,
}: LoadDemoProductsDeps): Promise<readonly HistoricOperation[]> {
  const today = bishkekDate(clock.now())
  await products.publishRates(rateDays)
  const loans = demoLoansOf(world, today)
  return [
    ...(await products.addLoans(loans)),
    ...demoLoanSpending(loans),
    ...(await products.addDeposits(demoDepositsOf(world, today))),
  ]
}

/** Cards and their operations; the accounts have their money already. */
export async function loadDemoCards({
  world,
  clock,
  products,
}: LoadDemoProductsDeps): Promise<void> {
  const now = clock.now()
  const today = bishkekDate(now)
  const accounts = demoCardAccounts.map(cardAccount => ({
    ...cardAccount,
    ...findAccount(world, cardAccount.serial),
  }))
  await products.cards.addCurrencies(
    accounts.map(({ account: { accountId }, currencies }) => ({ accountId, currencies })),
  )
  await products.cards.addCards(
    accounts.flatMap(({ cards, account: { accountId }, legalPartyId }) =>
      cards.map(card => demoCard(card, { accountId, legalPartyId }, today)),
    ),
  )
  await products.cards.bookOperations(
    accounts.flatMap(({ account, ...cardAccount }) => {
      const { accountId, openingUnits } = account
      const owner = { accountId, openingMinor: BigInt(openingUnits) * 100n }
      const random = createDemoRandom(`cards ${cardAccount.serial}`)
      return demoCardOperations(cardAccount, owner, now, today, random)
    }),
  )
}

/** An empty account hidden by the director. */
const hidden = { clientId: '100101', serial: 10_008_804 }

/** Card rights (signatories and creators everything, others read-only), names and hidden cards. */
export async function loadDemoCardRights(
  world: DemoWorld,
  account: Pick<AccountSeed, 'grantCards' | 'nameCards' | 'hideAccounts'>,
): Promise<void> {
  const grants: CardGrant[] = rolesOf(world)
    .filter(({ role }) => !['FIRST', 'CASHIER', 'NONE'].includes(role.signRight))
    .flatMap(({ person, organisation, role }) =>
      demoCardAccounts
        .filter(({ serial }) => organisation.accounts.some(one => one.serial === serial))
        .flatMap(({ cards }) => cards)
        .map(card => ({
          legalPartyId: organisation.legalPartyId,
          personId: person.personId,
          cardId: demoCardId(card.number),
          permissions:
            role.signRight === 'SECOND' || role.signRight === 'CREATOR'
              ? cardPermissions
              : (['READ_CARD', 'GET_LIMIT_AND_DETAILS'] as const),
        })),
    )
  await account.grantCards(grants)
  await account.nameCards(
    demoCardAccounts.flatMap(({ serial, cards }) =>
      cards.flatMap(({ number, title }) => {
        const { legalPartyId } = findAccount(world, serial)
        return title ? [{ legalPartyId, cardId: demoCardId(number), cardTitle: title }] : []
      }),
    ),
  )
  const { legalPartyId, account: out } = findAccount(world, hidden.serial)
  await account.hideAccounts(
    world.people
      .filter(({ clientId }) => clientId === hidden.clientId)
      .map(({ personId }) => ({ legalPartyId, personId, accountId: out.accountId })),
  )
}
