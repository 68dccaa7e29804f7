import { bankWord } from '@tartip/bank-twin/reference/bank-words'
import type { TwinSeed } from '@tartip/bank-twin/bank-twin-types'
import type { TwinCorrespondent } from '@tartip/bank-twin/store/correspondent-store'
import type { ProductSeed } from '@tartip/bank-twin/product-seed'
import { instantAt, bishkekDate, addDays } from '@tartip/domain/time/instant'

import type { Clock } from '../platform/clock.ts'
import type { AccessControlSeed } from '../modules/access-control/public.ts'
import {
  accountPermissions,
  type AccountGrant,
  type AccountSeed,
} from '../modules/account/public.ts'
import type { Notice } from '../modules/notification/public.ts'
import type { PaymentSeed } from '../modules/payment/public.ts'
import type { Rules } from '../modules/rules/public.ts'
import { banksOfDirectory } from './demo-counterparties.ts'
import { demoBankName, demoId } from './demo-identifiers.ts'
import { demoDocuments } from './demo-documents.ts'
import { demoHistory, type DemoOperation } from './demo-history.ts'
import {
  demoFirstTimeUsers,
  oneTimePasswordOfDemo,
  seedContractsOf,
  seedPeopleOf,
} from './demo-first-time-users.ts'
import { demoNotices } from './demo-notices.ts'
import { demoRetailCards } from './demo-retail-cards.ts'
import { createDemoRandom } from './demo-random.ts'
import { demoTemplates } from './demo-templates.ts'
import { type DemoWorld, rolesOf } from './demo-world.ts'
import { loadDemoCardRights, loadDemoCards, loadDemoProducts } from './load-demo-products.ts'

export interface LoadDemoWorldDeps {
  readonly world: DemoWorld
  readonly clock: Clock
  readonly rules: Rules
  readonly ownBic: string
  readonly twin: TwinSeed
  /** Correspondents of the demo bank abroad. */
  readonly correspondents: readonly TwinCorrespondent[]
  readonly products: ProductSeed
  readonly accessControl: AccessControlSeed
  readonly account: AccountSeed
  readonly payment: PaymentSeed
  /** Stores notifications for people. */
  readonly notify: (notices: readonly Notice[]) => Promise<void>
}

const contractAgeDays = 900
const dayMs = 24 * 60 * 60_000

/**
 * Fills an empty bank: companies, people, accounts, a year of operations, documents in every state.
 */
export async function loadDemoWorld(deps: LoadDemoWorldDeps): Promise<void> {
  const history = await loadBank(deps)
  await loadDemoCards(deps)
  await deps.twin.addRetailCards(demoRetailCards)
  await loadPeople(deps)
  await loadGrants(deps)
  await loadDemoCardRights(deps.world, deps.account)
  const { world, rules, clock, ownBic } = deps
  const now = clock.now()
  const documents = demoDocuments({ world, rules, now, ownBic, paid: paidByDocuments(history) })
  await deps.payment.addPayments(documents)
  await deps.payment.addTemplates(demoTemplates(documents))
  await deps.notify(demoNotices(world, documents, now))
}

async function loadBank(deps: LoadDemoWorldDeps): Promise<readonly DemoOperation[]> {
  const { world, clock, rules, ownBic, twin } = deps
  const today = bishkekDate(clock.now())
  const openDate = addDays(today, -contractAgeDays)
  const { words } = world
  await twin.addBanks(banksOfDirectory(rules))
  await twin.addCorrespondents(deps.correspondents)
  await twin.addClients(
    world.organisations.map(({ legalPartyId, companyName, inn }) => ({
      legalPartyId,
      name: companyName,
      inn,
    })),
  )
  await twin.addAccounts(
    world.organisations.flatMap(organisation =>
      organisation.accounts.map(account => ({
        accountId: account.accountId,
        account: account.account,
        bic: ownBic,
        legalPartyId: organisation.legalPartyId,
        type: account.type,
        status: account.status ?? 'OPEN',
        ...(account.statusReason
          ? { statusReason: bankWord(words, 'account_status_reason', account.statusReason) }
          : {}),
        currency: account.currency,
        ...(account.interestRate ? { interestRate: account.interestRate } : {}),
        openDate,
        ...(account.status === 'CLOSED' ? { closeDate: addDays(today, -60) } : {}),
        contractNumber: organisation.contractNum,
        departmentId: '001',
        classification: 'STANDART' as const,
        productName: bankWord(words, 'account_product', account.product),
        ownerName: organisation.companyName,
      })),
    ),
  )
  const history = world.organisations.flatMap(organisation =>
    organisation.accounts.flatMap(account =>
      demoHistory(
        account.accountId,
        account,
        today,
        {
          calendar: rules.calendar(),
          tariffs: rules.tariffs(),
          bankName: rules.banks().find(ownBic)?.name ?? demoBankName,
        },
        world.counterparties,
        createDemoRandom(`history ${account.serial}`),
      ),
    ),
  )
  // The bank books them in order of time.
  await twin.bookHistory([...history, ...(await loadDemoProducts(deps))])
  return history
}

/** The operations that have a document of the internet bank. */
function paidByDocuments(history: readonly DemoOperation[]) {
  return history.flatMap(operation =>
    operation.paymentId ? [{ ...operation, paymentId: operation.paymentId }] : [],
  )
}

async function loadPeople({ world, clock, accessControl }: LoadDemoWorldDeps): Promise<void> {
  const createdDate = instantAt(addDays(bishkekDate(clock.now()), -contractAgeDays), 10 * 60)
  await accessControl.addOrganisations(
    world.organisations.map((organisation, index) => ({
      legalPartyId: organisation.legalPartyId,
      contractId: organisation.contractId,
      companyName: organisation.companyName,
      inn: organisation.inn,
      contractNum: organisation.contractNum,
      signScheme: organisation.signScheme,
      signType: organisation.signType,
      // A person in several contracts starts in the oldest one, so the order of contracts matters.
      createdDate: createdDate + index * dayMs,
      departmentCode: '001',
      departmentName: bankWord(world.words, 'department', '001'),
    })),
  )
  const hashes = new Map<string, string>()
  for (const { password } of world.people) {
    if (!hashes.has(password)) hashes.set(password, await accessControl.hashPassword(password))
  }
  await accessControl.addPeople(
    world.people.map(person => ({
      personId: person.personId,
      userReferenceId: person.userReferenceId,
      clientId: person.clientId,
      mobile: person.mobile,
      email: person.email,
      fullName: person.fullName,
      shortName: person.shortName,
      individualInn: person.individualInn,
      passwordHash: hashes.get(person.password) ?? '',
      totpSecret: person.totpSecret,
      isResident: person.isResident,
      postVerificationStatus: person.postVerificationStatus,
      createdDate,
    })),
  )
  const passwordHash = await accessControl.hashPassword(oneTimePasswordOfDemo)
  await accessControl.addPeople(seedPeopleOf(demoFirstTimeUsers, { passwordHash, createdDate }))
  await accessControl.addUserContracts(seedContractsOf(demoFirstTimeUsers, contractsOf(world)))
  await accessControl.addUserContracts(
    rolesOf(world).map(({ person, organisation, role }) => ({
      userContractId: demoId('user contract', `${person.clientId} ${organisation.key}`),
      personId: person.personId,
      legalPartyId: organisation.legalPartyId,
      contractId: organisation.contractId,
      signRight: role.signRight,
      productRoles: role.productRoles ?? [],
    })),
  )
}

function contractsOf({ organisations }: DemoWorld) {
  return (key: string) => {
    const found = organisations.find(organisation => organisation.key === key)
    if (found === undefined) throw new Error(`A newcomer works in an unknown ${key}`)
    return { legalPartyId: found.legalPartyId, contractId: found.contractId }
  }
}

async function loadGrants({ world, account }: LoadDemoWorldDeps): Promise<void> {
  const grants: AccountGrant[] = rolesOf(world)
    // The first signatory has all rights without a grant; cashiers work with outlets, not accounts.
    .filter(({ role }) => !['FIRST', 'CASHIER', 'NONE'].includes(role.signRight))
    .flatMap(({ person, organisation, role }) =>
      organisation.accounts.map(({ accountId, account: number }) => ({
        legalPartyId: organisation.legalPartyId,
        personId: person.personId,
        accountId,
        account: number,
        permissions:
          role.signRight === 'AUDITOR' || role.signRight === 'CASH_MANAGER'
            ? (['READ'] as const)
            : accountPermissions,
      })),
    )
  await account.grant(grants)
  await account.nameAccounts(
    world.organisations.flatMap(({ legalPartyId, accounts }) =>
      accounts.flatMap(({ accountId, title }) =>
        title ? [{ legalPartyId, accountId, accountName: title }] : [],
      ),
    ),
  )
}
