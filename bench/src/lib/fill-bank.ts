import { createHash } from 'node:crypto'
import type { TwinSeed } from '@tartip/bank-twin/bank-twin-types'
import { addDays, bishkekDate, instantAt, type Instant } from '@tartip/domain/time/instant'
import type { ProductRole } from '@tartip/domain/people/sign-right'
import { demoPersonInn } from '@tartip/server/demo-world/demo-identifiers'
import type { AccessControlSeed } from '@tartip/server/modules/access-control/public'
import { systemClock } from '@tartip/server/platform/clock'
import { systemIds } from '@tartip/server/platform/ids'
import { openObserver } from './database.ts'
import type { BenchOrganisation, BenchPerson } from './world.ts'

const sessionMs = 6 * 60 * 60_000

/** Gives each organisation its accounts at the embedded bank, all with the same balance. */
export async function addToBank(
  seed: TwinSeed,
  organisations: readonly BenchOrganisation[],
  terms: { now: Instant; bic: string; openingMinor: bigint },
): Promise<void> {
  const today = bishkekDate(terms.now)
  await seed.addClients(
    organisations.map(({ legalPartyId, companyName, inn }) => ({
      legalPartyId,
      name: companyName,
      inn,
    })),
  )
  const accounts = organisations.flatMap(organisation => accountsOf(organisation))
  await seed.addAccounts(
    accounts.map(({ organisation, currency, type, account, accountId }) => ({
      accountId,
      account,
      bic: terms.bic,
      legalPartyId: organisation.legalPartyId,
      type,
      status: 'OPEN',
      currency,
      openDate: addDays(today, -30),
      departmentId: '001',
      classification: 'STANDART',
      productName: { ru: 'Расчётный счёт', ky: 'Эсептешүү эсеби', en: 'Settlement account' },
      ownerName: organisation.companyName,
    })),
  )
  await seed.bookHistory(
    accounts.map(({ accountId }) => ({
      operationId: systemIds.uuid(),
      accountId,
      bookedAt: instantAt(addDays(today, -1), 10 * 60),
      direction: 'CREDIT',
      amountMinor: terms.openingMinor,
      counterpartyName: 'ОсОО «Учредитель»',
      counterpartyAccount: '1030010000000001',
      purpose: 'Взнос учредителя',
    })),
  )
}

interface AccountToOpen {
  readonly organisation: BenchOrganisation
  readonly accountId: string
  readonly account: string
  readonly type: 'RKO' | 'CARD'
  readonly currency: 'KGS' | 'USD'
}

function accountsOf(organisation: BenchOrganisation): readonly AccountToOpen[] {
  const { accountId, account, own } = organisation
  const main = { organisation, accountId, account, type: 'RKO', currency: 'KGS' } as const
  if (!own) return [main]
  const other = (number: string, change: Partial<AccountToOpen> = {}): AccountToOpen => ({
    ...main,
    accountId: systemIds.uuid(),
    account: number,
    ...change,
  })
  return [
    main,
    other(own.second),
    other(own.dollars, { currency: 'USD' }),
    other(own.card, { type: 'CARD' }),
    other(own.secondCard, { type: 'CARD' }),
  ]
}

/** Gives each organisation its contract and its people, all first signatories. */
export async function addToAccessControl(
  seed: AccessControlSeed,
  organisations: readonly BenchOrganisation[],
  people: readonly BenchPerson[],
  productRoles: readonly ProductRole[],
): Promise<void> {
  const createdDate = systemClock.now() - 30 * 24 * 60 * 60_000
  await seed.addOrganisations(
    organisations.map((organisation, index) => ({
      legalPartyId: organisation.legalPartyId,
      contractId: organisation.contractId,
      companyName: organisation.companyName,
      inn: organisation.inn,
      contractNum: `З-${index + 1}`,
      signScheme: 'ONE_SIGNATORY',
      signType: 'TOTP',
      createdDate,
      departmentCode: '001',
      departmentName: { ru: 'Головной офис', ky: 'Башкы кеңсе', en: 'Head office' },
    })),
  )
  await seed.addPeople(
    people.map((person, index) => ({
      personId: person.personId,
      userReferenceId: systemIds.uuid(),
      clientId: person.clientId,
      mobile: `99677${String(index).padStart(7, '0')}`,
      fullName: `Замеров ${index + 1} Замерович`,
      shortName: `Замеров ${index + 1} З.`,
      individualInn: demoPersonInn(false, '01011990', index % 10_000),
      totpSecret: person.totpSecret,
      isResident: true,
      postVerificationStatus: 'Confirmed',
      createdDate,
    })),
  )
  await seed.addUserContracts(
    people.map(person => ({
      userContractId: userContractId(person),
      personId: person.personId,
      legalPartyId: person.organisation.legalPartyId,
      contractId: person.organisation.contractId,
      signRight: 'FIRST',
      productRoles,
    })),
  )
}

/** One contract per person, so one id identifies both. */
const userContractId = (person: BenchPerson): string => person.personId

/** Inserts sessions directly: a thousand password hashes would take minutes. */
export async function addSessions(url: string, people: readonly BenchPerson[]): Promise<void> {
  const observer = await openObserver(url)
  try {
    await observer.rows(
      `insert into access_control.session
         (session_id, token_hash, person_id, user_contract_id, legal_party_id, device_id,
          created_at, last_active_at, expires_at)
       select gen_random_uuid(), token_hash, person_id, user_contract_id, legal_party_id,
         gen_random_uuid(), now(), now() - interval '1 minute', now() + $5 * interval '1 millisecond'
       from unnest($1::text[], $2::uuid[], $3::uuid[], $4::uuid[])
         as s (token_hash, person_id, user_contract_id, legal_party_id)`,
      [
        people.map(({ token }) => createHash('sha256').update(token).digest('base64url')),
        people.map(({ personId }) => personId),
        people.map(userContractId),
        people.map(({ organisation }) => organisation.legalPartyId),
        sessionMs,
      ],
    )
    // Autovacuum would have analysed the tables by then.
    await observer.rows('vacuum (analyze)')
  } finally {
    await observer.close()
  }
}
