import { type BankWords, readBankWords } from '@tartip/bank-twin/reference/bank-words'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { demoCounterparties, type DemoCounterparty } from './demo-counterparties.ts'
import {
  demoAccountNumber,
  demoId,
  demoOrganisationInn,
  demoPersonInn,
  demoTotpSecret,
} from './demo-identifiers.ts'
import { demoOrganisations, type DemoAccount, type DemoOrganisation } from './demo-organisations.ts'
import { demoPassword, demoPeople, type DemoPerson } from './demo-people.ts'
import { createDemoRandom } from './demo-random.ts'
import type { DirectoryBank } from '../modules/rules/public.ts'

export interface WorldAccount extends DemoAccount {
  readonly accountId: string
  readonly account: string
}

export interface WorldOrganisation extends Omit<DemoOrganisation, 'accounts'> {
  readonly legalPartyId: string
  readonly contractId: string
  readonly inn: string
  readonly accounts: readonly WorldAccount[]
}

export interface WorldPerson extends DemoPerson {
  readonly personId: string
  readonly userReferenceId: string
  readonly mobile: string
  readonly email: string
  readonly individualInn: string
  readonly totpSecret: string
  readonly password: string
}

/** The people, companies and accounts of the demo, with the same ids and numbers everywhere. */
export interface DemoWorld {
  /** Predefined texts of the bank, in three languages. */
  readonly words: BankWords
  readonly organisations: readonly WorldOrganisation[]
  readonly people: readonly WorldPerson[]
  readonly counterparties: readonly DemoCounterparty[]
}

/** Builds the demo world; nothing is stored. `ownBic` is the BIC of the accounts' bank. */
export async function buildDemoWorld(
  ownBic: string,
  banks: readonly DirectoryBank[],
  referenceDataDir: string,
): Promise<DemoWorld> {
  const ownCompanies = new Set(demoOrganisations.map(organisation => organisation.companyName))
  const companyNames = (await readFile(join(referenceDataDir, 'names.tsv'), 'utf8'))
    .split('\n')
    .map(line => line.split('\t'))
    .filter(([kind, name]) => kind === 'company' && name !== undefined && !ownCompanies.has(name))
    .map(([, name]) => name ?? '')
  return {
    words: readBankWords(referenceDataDir),
    organisations: demoOrganisations.map((organisation, index) =>
      worldOrganisation(organisation, index, ownBic),
    ),
    people: demoPeople.map(worldPerson),
    counterparties: demoCounterparties(
      companyNames,
      banks.filter(bank => bank.isActive && bank.isHead && !bank.isOwn),
      createDemoRandom('counterparties'),
    ),
  }
}

function worldOrganisation(
  organisation: DemoOrganisation,
  index: number,
  ownBic: string,
): WorldOrganisation {
  return {
    ...organisation,
    legalPartyId: demoId('organisation', organisation.key),
    contractId: demoId('contract', organisation.key),
    inn: demoOrganisationInn(organisation.registeredOn, 101 + index),
    accounts: organisation.accounts.map(account => ({
      ...account,
      accountId: demoId('account', account.serial.toString()),
      account: demoAccountNumber(ownBic, account.serial),
    })),
  }
}

function worldPerson(person: DemoPerson, index: number): WorldPerson {
  return {
    ...person,
    personId: demoId('person', person.clientId),
    userReferenceId: demoId('user', person.clientId),
    // 996 700 …: a range in which every number is invented.
    mobile: `996700${person.clientId}`,
    email: `user${person.clientId}@example.com`,
    individualInn: demoPersonInn(person.isWoman, person.birthDigits, 11 + index),
    totpSecret: demoTotpSecret(person.clientId),
    password: demoPassword,
  }
}

/** Every person in each of their contracts. */
export function rolesOf(world: DemoWorld): readonly {
  person: WorldPerson
  organisation: WorldOrganisation
  role: WorldPerson['roles'][number]
}[] {
  const organisations = new Map(
    world.organisations.map(organisation => [organisation.key, organisation]),
  )
  return world.people.flatMap(person =>
    person.roles.map(role => {
      const organisation = organisations.get(role.organisation)
      if (!organisation)
        throw new Error(`${person.clientId} works in an unknown ${role.organisation}`)
      return { person, organisation, role }
    }),
  )
}
