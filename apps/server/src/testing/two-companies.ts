import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'

import { apiKeyApis } from '@tartip/domain/people/api-key'
import type { SignRight } from '@tartip/domain/people/sign-right'

import { hashToken } from '../modules/access-control/crypto/token-hash.ts'
import type { Db } from '../platform/db/db.ts'
import { systemIds } from '../platform/ids.ts'
import { idsOf } from './foreign-ids.ts'
import { wholeProduct, type WholeProduct } from './whole-product.ts'

export interface Member {
  readonly userContractId: string
  readonly legalPartyId: string
}

/** The whole product seen by a member of one organisation that has nobody in common with another. */
export interface TwoCompanies {
  readonly whole: WholeProduct
  readonly own: Member
  readonly foreign: Member
  /** One id of every kind that the other organisation has, by the column it was found in. */
  readonly foreignIds: ReadonlyMap<string, string>
  /** The token of an open session of the own member. */
  readonly session: string
  /** Where the product listens. */
  readonly address: string
  /** Gives the own member this right, with every role there is beside it. */
  setOwnRight(signRight: SignRight): Promise<void>
  /** A new key for programs with every group, made around the form; earlier ones go on. */
  makeApiKey(): Promise<string>
}

/** Opens the product with its demo world; the caller closes `whole`. */
export async function openTwoCompanies(): Promise<TwoCompanies> {
  const whole = await wholeProduct()
  const { ownerDb } = whole.database
  const members = await firstSignatories(whole)
  const [own] = members
  const foreign = await findOtherCompany(whole, members, own)
  if (own === undefined || foreign === undefined) throw new Error('The demo has too few companies')
  for (const { legalPartyId } of [own, foreign]) await addStatement(ownerDb, legalPartyId)
  return {
    whole,
    own,
    foreign,
    foreignIds: await idsOf(ownerDb, foreign.legalPartyId),
    session: await whole.openSession(own.userContractId, 12 * 60 * 60),
    address: await listen(whole),
    async setOwnRight(signRight) {
      await sql`
        update access_control.user_contract
        set sign_right = ${signRight}, product_roles = '{LOAN_MANAGER,SALARY_USER,SELLER}'
        where user_contract_id = ${own.userContractId}`.execute(ownerDb)
    },
    async makeApiKey() {
      const key = `tartip_${systemIds.token()}`
      await sql`
        update access_control.api_key set reissue_allowed_at = now()
        where legal_party_id = ${own.legalPartyId}`.execute(ownerDb)
      await sql`
        insert into access_control.api_key (legal_party_id, key_id, key_hash, key_prefix, person_id,
          user_contract_id, apis, created_at, valid_until)
        select u.legal_party_id, ${systemIds.uuid()}, ${hashToken(key)}, 'tartip_test', u.person_id,
          u.user_contract_id, ${[...apiKeyApis]}, now(), now() + interval '1 day'
        from access_control.user_contract u
        where u.user_contract_id = ${own.userContractId}`.execute(ownerDb)
      return key
    },
  }
}

/** A ready statement of all accounts without operations, and a schedule: the demo has none. */
async function addStatement(ownerDb: Db, legalPartyId: string): Promise<void> {
  const [statementId, scheduleId] = [systemIds.uuid(), systemIds.uuid()]
  await sql`
    insert into statement.statement (legal_party_id, id, kind, ordered_by, client_name, client_inn,
      accounts, currencies, places, start_date, end_date, status, progress, operation_count,
      shows_salaries, language, file_name, requested_at, made_at, content)
    select ${legalPartyId}, ${statementId}, 'ACCOUNT', ${systemIds.uuid()}, 'Client', '1',
      array_agg(account), '{}', '[]', '2026-11-01', '2026-11-02', 'READY', 100, 0, false, 'ru',
      ${`statement ${statementId}`}, now(), now(), '{"sections": [], "hasSalaries": false}'
    from twin.account where legal_party_id = ${legalPartyId} and type <> 'CARD'`.execute(ownerDb)
  await sql`
    insert into statement.schedule (legal_party_id, id, user_contract_id, person_id, kind, currencies,
      period, format, language, next_date, created_at)
    select ${legalPartyId}, ${scheduleId}, user_contract_id, person_id, 'ACCOUNT', '{}',
      'PREVIOUS_DAY', 'PDF', 'ru', '2099-01-01', now()
    from access_control.user_contract where legal_party_id = ${legalPartyId} limit 1`.execute(
    ownerDb,
  )
}

/** Each organisation's first signatory, the organisation that is richest in documents first. */
async function firstSignatories(whole: WholeProduct): Promise<readonly Member[]> {
  const { rows } = await sql<{ user_contract_id: string; legal_party_id: string }>`
    select min(u.user_contract_id::text) as user_contract_id, u.legal_party_id
    from access_control.user_contract u
    join access_control.person e on e.person_id = u.person_id
    where u.sign_right = 'FIRST' and u.state = 'ACTIVE'
      and e.post_verification_status = 'Confirmed'
    group by u.legal_party_id
    order by (select count(*) from payment.payment p
      where p.legal_party_id = u.legal_party_id) desc, u.legal_party_id
`.execute(whole.database.ownerDb)
  return rows.map(row => ({
    userContractId: row.user_contract_id,
    legalPartyId: row.legal_party_id,
  }))
}

/** The first of the others who shares no people with it: a person of both may see both. */
async function findOtherCompany(
  whole: WholeProduct,
  members: readonly Member[],
  first: Member | undefined,
): Promise<Member | undefined> {
  for (const member of members.slice(1)) {
    const { rows } = await sql<{ shared: bigint }>`
      select count(*) as shared
      from access_control.person_contract a
      join access_control.person_contract b on b.person_id = a.person_id
      where a.legal_party_id = ${first?.legalPartyId}
        and b.legal_party_id = ${member.legalPartyId}`.execute(whole.database.ownerDb)
    if (rows[0]?.shared === 0n) return member
  }
  return undefined
}

async function listen(whole: WholeProduct): Promise<string> {
  const { http } = whole.product
  if (http === undefined) throw new Error('This role has an HTTP server')
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
