import {
  type BankText,
  bankTextOfStored,
  catalogueTextOfStored,
  type OtherLanguages,
  storedWordsOf,
} from '@tartip/domain/bank-text'
import { compareText } from '@tartip/domain/text/collation'
import { sql } from 'kysely'
import type {
  BankContract,
  BankPerson,
  BankUserContract,
} from '@tartip/bank-ports/contracts-and-registration'
import type {
  PostVerificationStatus,
  ProductRole,
  SignRight,
  SignScheme,
  SignType,
} from '@tartip/domain/people/sign-right'
import type { LocalDate } from '@tartip/domain/time/instant'
import { recordset, type TwinDb, wordColumns } from '../store/twin-db.ts'

interface PersonRow {
  person_id: string
  inn: string
  full_name: string
  short_name: string
  phone: string
  email: string | null
  is_resident: boolean
  post_verification_status: PostVerificationStatus
  frozen_reason: string | null
  frozen_reason_other: OtherLanguages | null
}

interface ContractRow {
  contract_id: string
  legal_party_id: string
  company_name: string
  inn: string
  contract_num: string
  is_active: boolean
  sign_scheme: SignScheme
  sign_type: SignType
  created_date: LocalDate
  expiration_date: LocalDate
  department_code: string
  department_name: string
  department_name_other: OtherLanguages | null
}

interface UserContractRow extends ContractRow {
  user_contract_id: string
  person_id: string
  sign_right: SignRight
  product_roles: ProductRole[]
  is_frozen: boolean
}

/** A person with what only the bank's own staff sees. */
export interface KnownPerson {
  readonly person: BankPerson
  readonly frozenReason: BankText | undefined
}

/** One person in one contract, as it is stored. */
export interface UserContractFacts {
  readonly userContractId: string
  readonly personId: string
  readonly contractId: string
  readonly signRight: SignRight
  readonly productRoles: readonly ProductRole[]
  readonly isFrozen: boolean
}

export async function findPersonBy(
  db: TwinDb,
  column: 'person_id' | 'inn',
  value: string,
): Promise<KnownPerson | undefined> {
  const { rows } = await sql<PersonRow>`
    select * from twin.bank_person where ${sql.ref(column)} = ${value}`.execute(db)
  return rows[0] === undefined ? undefined : knownPersonOf(rows[0])
}

export async function readPeople(db: TwinDb): Promise<KnownPerson[]> {
  const { rows } = await sql<PersonRow>`
    select * from twin.bank_person`.execute(db)
  return rows.toSorted((a, b) => compareText(a.full_name, b.full_name)).map(knownPersonOf)
}

export async function savePeople(db: TwinDb, list: readonly BankPerson[]): Promise<void> {
  const rows = list.map(person => ({
    person_id: person.personId,
    inn: person.inn,
    full_name: person.fullName,
    short_name: person.shortName,
    phone: person.phone,
    email: person.email,
    is_resident: person.isResident,
    post_verification_status: person.postVerificationStatus,
  }))
  await sql`
    insert into twin.bank_person
    select * from json_populate_recordset(null::twin.bank_person, ${recordset(rows)})
    on conflict (person_id) do nothing`.execute(db)
}

/** Changes what an officer decides of a person. */
export async function updatePerson(
  db: TwinDb,
  personId: string,
  frozenReason: BankText | undefined,
  status: PostVerificationStatus,
): Promise<void> {
  const { text, other } = frozenReason === undefined ? {} : storedWordsOf(frozenReason)
  await sql`
    update twin.bank_person
    set frozen_reason = ${text ?? null},
      frozen_reason_other = ${other === undefined ? null : JSON.stringify(other)}::jsonb,
      post_verification_status = ${status}
    where person_id = ${personId}`.execute(db)
}

export async function saveContracts(db: TwinDb, list: readonly BankContract[]): Promise<void> {
  const rows = list.map(contract => ({
    contract_id: contract.contractId,
    legal_party_id: contract.legalPartyId,
    company_name: contract.companyName,
    inn: contract.inn,
    contract_num: contract.contractNum,
    is_active: contract.isActive,
    sign_scheme: contract.signScheme,
    sign_type: contract.signType,
    created_date: contract.createdDate,
    expiration_date: contract.expirationDate,
    department_code: contract.departmentCode,
    ...wordColumns('department_name', contract.departmentName),
  }))
  await sql`
    insert into twin.contract
    select * from json_populate_recordset(null::twin.contract, ${recordset(rows)})
    on conflict (contract_id) do update set
      is_active = excluded.is_active, sign_scheme = excluded.sign_scheme,
      sign_type = excluded.sign_type, expiration_date = excluded.expiration_date`.execute(db)
}

/** The contract of an organisation that is in force on the day; the newest when there are several. */
export async function findContractInForce(
  db: TwinDb,
  legalPartyId: string,
  today: LocalDate,
): Promise<BankContract | undefined> {
  const { rows } = await sql<ContractRow>`
    select * from twin.contract
    where legal_party_id = ${legalPartyId} and is_active
      and created_date <= ${today}::date and expiration_date >= ${today}::date
    order by created_date desc limit 1`.execute(db)
  return rows[0] === undefined ? undefined : contractOf(rows[0])
}

export async function findContract(
  db: TwinDb,
  contractId: string,
): Promise<BankContract | undefined> {
  const { rows } = await sql<ContractRow>`
    select * from twin.contract where contract_id = ${contractId}`.execute(db)
  return rows[0] === undefined ? undefined : contractOf(rows[0])
}

export async function readContracts(db: TwinDb): Promise<BankContract[]> {
  const { rows } = await sql<ContractRow>`
    select * from twin.contract order by contract_num`.execute(db)
  return rows.toSorted((a, b) => compareText(a.company_name, b.company_name)).map(contractOf)
}

export async function readUserContracts(db: TwinDb, inn: string): Promise<BankUserContract[]> {
  const { rows } = await sql<UserContractRow>`
    select contract.*, uc.user_contract_id, uc.person_id, uc.sign_right, uc.product_roles, uc.is_frozen
    from twin.user_contract uc
    join twin.contract contract using (contract_id)
    join twin.bank_person person using (person_id)
    where person.inn = ${inn} order by contract.created_date, contract.contract_num`.execute(db)
  return rows.map(userContractOf)
}

export async function findUserContract(
  db: TwinDb,
  personId: string,
  contractId: string,
): Promise<BankUserContract | undefined> {
  const { rows } = await sql<UserContractRow>`
    select contract.*, uc.user_contract_id, uc.person_id, uc.sign_right, uc.product_roles, uc.is_frozen
    from twin.user_contract uc join twin.contract contract using (contract_id)
    where uc.person_id = ${personId} and uc.contract_id = ${contractId}`.execute(db)
  return rows[0] === undefined ? undefined : userContractOf(rows[0])
}

export async function saveUserContract(db: TwinDb, facts: UserContractFacts): Promise<void> {
  await sql`
    insert into twin.user_contract
      (user_contract_id, person_id, contract_id, sign_right, product_roles, is_frozen)
    values (${facts.userContractId}, ${facts.personId}, ${facts.contractId}, ${facts.signRight},
      ${[...facts.productRoles]}::text[], ${facts.isFrozen})
    on conflict (person_id, contract_id) do update set
      sign_right = excluded.sign_right, product_roles = excluded.product_roles,
      is_frozen = excluded.is_frozen`.execute(db)
}

function knownPersonOf(row: PersonRow): KnownPerson {
  return {
    person: {
      personId: row.person_id,
      inn: row.inn,
      fullName: row.full_name,
      shortName: row.short_name,
      phone: row.phone,
      ...(row.email === null ? {} : { email: row.email }),
      isResident: row.is_resident,
      postVerificationStatus: row.post_verification_status,
    },
    frozenReason:
      row.frozen_reason === null
        ? undefined
        : bankTextOfStored(row.frozen_reason, row.frozen_reason_other),
  }
}

function contractOf(row: ContractRow): BankContract {
  return {
    contractId: row.contract_id,
    legalPartyId: row.legal_party_id,
    companyName: row.company_name,
    inn: row.inn,
    contractNum: row.contract_num,
    isActive: row.is_active,
    signScheme: row.sign_scheme,
    signType: row.sign_type,
    createdDate: row.created_date,
    expirationDate: row.expiration_date,
    departmentCode: row.department_code,
    departmentName: catalogueTextOfStored(row.department_name, row.department_name_other),
  }
}

function userContractOf(row: UserContractRow): BankUserContract {
  return {
    userContractId: row.user_contract_id,
    personId: row.person_id,
    contract: contractOf(row),
    signRight: row.sign_right,
    productRoles: row.product_roles,
    isFrozen: row.is_frozen,
  }
}
