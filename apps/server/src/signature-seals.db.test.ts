import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { paymentAuditSource } from './modules/payment/store/payment-row.ts'
import type { PaymentDocument } from './modules/payment/payment-document.ts'
import { sealAudit } from './platform/audit/seal-audit.ts'
import { verifyAudit } from './platform/audit/verify-audit.ts'
import { checkSignatures } from './signature-check.ts'
import { createSigningBank, type SigningBank } from './testing/signing-bank.ts'

let bank: SigningBank
let signed: PaymentDocument
beforeAll(async () => {
  bank = await createSigningBank()
  signed = await signedWithCode()
  await sealed()
})
afterAll(() => bank.close())

let codes = 100_000
async function signedWithCode(): Promise<PaymentDocument> {
  const document = await bank.document({ statusCode: 'ON_VERIFICATION' })
  codes += 1
  const result = await bank.useCases.signPayments(bank.signatory('FIRST', 'TOTP'), bank.request(), {
    legalPartyId: document.legalPartyId,
    paymentIds: [document.id],
    digests: [document.digest],
    otpCode: String(codes),
  })
  expect(result).toMatchObject({ value: [{ ok: true }] })
  return document
}

/** The audit lines of what was signed are in their chains. */
async function sealed(): Promise<void> {
  const seal = sealAudit(bank.database.db, [paymentAuditSource])
  await vi.waitFor(async () => expect(await seal()).toBeGreaterThan(0), { timeout: 30_000 })
}

const copyOf = (name: string) => `kept_${name.replace('.', '_')}`

/** As somebody could who holds the database itself; what they did is undone after the read. */
async function afterChange<T>(statement: string, read: () => Promise<T>): Promise<T> {
  const tables = ['payment.signature', 'payment.audit', 'platform.audit_record']
  const { ownerDb } = bank.database
  const run = (text: string) =>
    sql
      .raw(`set session_replication_role = replica; ${text}; set session_replication_role = origin`)
      .execute(ownerDb)
  await run(tables.map(name => `create table ${copyOf(name)} as table ${name}`).join('; '))
  try {
    await run(statement)
    return await read()
  } finally {
    await run(
      tables
        .map(
          name =>
            `truncate ${name}; insert into ${name} overriding system value
             select * from ${copyOf(name)}; drop table ${copyOf(name)}`,
        )
        .join('; '),
    )
  }
}

const checked = async () => checkSignatures(bank.database.db, signed.id)
const faults = async () => {
  const found = await checked()
  return [...(found?.faults ?? []), ...(found?.signatures.flatMap(one => one.faults) ?? [])]
}
const brokenLines = async () =>
  (await verifyAudit(bank.database.db, [paymentAuditSource], [])).broken.map(({ fault }) => fault)
const own = () => `where payment_id = '${signed.id}'`

describe('a signature by a one-time code', () => {
  test('holds, and is sealed with its step', async () => {
    expect(await checked()).toMatchObject({
      faults: [],
      signatures: [{ signType: 'TOTP', isSealed: true, faults: [] }],
    })
    expect(await brokenLines()).toEqual([])
  })

  test('cannot be given the step of another code', async () => {
    const change = `update payment.signature
      set evidence = jsonb_set(evidence, '{step}', to_jsonb((evidence ->> 'step')::bigint + 1)) ${own()}`
    expect(await afterChange(change, faults)).toEqual(['SIGNATURE_CHANGED'])
  })

  test('shows a change of whatever is kept of it', async () => {
    const { rows } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'payment' and table_name = 'signature'`.execute(bank.database.ownerDb)
    const others: Readonly<Record<string, (name: string) => string>> = {
      uuid: () => `'f0000000-0000-7000-8000-00000000000f'`,
      text: name => `coalesce(${name}, '') || 'x'`,
      integer: name => `${name} + 1`,
      smallint: name => `${name} + 1`,
      jsonb: () => `'{"kind":"TOTP","step":7}'`,
      'timestamp with time zone': name => `${name} + interval '1 millisecond'`,
    }
    const unnoticed: string[] = []
    for (const { name, type } of rows) {
      const other = others[type]?.(name)
      if (other === undefined) throw new Error(`No other value of ${type} is known`)
      const found = await afterChange(
        `update payment.signature set ${name} = ${other} ${own()}`,
        faults,
      )
      if (found.length === 0) unnoticed.push(name)
    }
    expect(unnoticed).toEqual([])
  })

  test('is reported by the chain when the seal is changed with it', async () => {
    const step = `update payment.signature set evidence = '{"kind":"TOTP","step":7}' ${own()}`
    const seal = `update payment.audit set signature_seal = repeat('f', 64) ${own()}`
    expect(await afterChange(`${step}; ${seal}`, faults)).toEqual(['SIGNATURE_CHANGED'])
    expect(await afterChange(`${step}; ${seal}`, brokenLines)).toEqual(['SOURCE_CHANGED'])
    const everywhere = `${step}; ${seal}; update platform.audit_record
      set details = details || jsonb_build_object('signatureSeal', repeat('f', 64))`
    expect(await afterChange(everywhere, brokenLines)).toEqual(['CHANGED'])
  })

  test('from before there were seals holds as it did, and is reported as unsealed', async () => {
    const asThen = `update payment.audit set signature_seal = null ${own()};
      update platform.audit_record set details = details - 'signatureSeal'`
    expect(await afterChange(asThen, checked)).toMatchObject({
      signatures: [{ isSealed: false, faults: [] }],
    })
  })
})
