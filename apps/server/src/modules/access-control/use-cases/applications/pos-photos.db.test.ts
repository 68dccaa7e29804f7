import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { SeedOrganisation, SeedUserContract } from '../../public.ts'
import { posApplication as pos, savePosApplication } from '../../testing/applications.ts'
import { heic, jpeg, pngOf } from '../../../files/testing/pictures.ts'
import { runQuery } from '../../testing/run-query.ts'
import { cleanVerdict } from '../../testing/fake-photo-storage.ts'
import {
  testAccessControl,
  type Answer,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'

const png = pngOf()
const contents: Readonly<Record<string, Buffer>> = {
  'image/jpeg': jpeg,
  'image/heic': heic,
}

let bank: TestAccessControl
let company: SeedOrganisation
let contract: SeedUserContract
let browser: Answer

beforeAll(async () => {
  bank = await testAccessControl()
})
beforeEach(async () => {
  ;({ company, contract, browser } = await bank.addSignedIn())
  bank.photos.verdict = cleanVerdict
  bank.photos.content = 'READABLE'
  bank.photos.kept.clear()
  bank.photos.scanned.length = 0
})
afterAll(() => bank.close())

const bring = (
  bytes: Buffer = png,
  type = 'image/png',
  cookies: Record<string, string> = browser.cookies,
) => bank.call('POST', '/pos-photos', { cookies, headers: { 'content-type': type }, body: bytes })
const order = (photoIds: readonly unknown[], by: Answer = browser, id = contract.userContractId) =>
  runQuery(bank, by, savePosApplication, { id, app: { ...pos, photoIds } })

describe('a photograph of a shop', () => {
  test('is checked whole, kept, and goes with the application', async () => {
    const brought = await bring()
    expect(brought.status).toBe(200)
    expect(bank.photos.scanned).toEqual(['file.png'])
    const [key] = bank.photos.kept.keys()
    expect(key).toContain(String(brought.body['photoId']))
    expect((await order([brought.body['photoId']])).codes).toEqual([])
    expect(bank.bankOffice.tasks[0]?.content).toMatchObject({ application: { photoKeys: [key] } })
  })

  test.each(['image/jpeg', 'image/heic', 'image/png; charset=binary'])('may be %s', async type => {
    expect((await bring(contents[type] ?? png, type)).status).toBe(200)
  })

  test.each(['image/svg+xml', 'image/gif', 'application/pdf', 'application/zip', 'text/html'])(
    'is never %s',
    async type => {
      expect((await bring(Buffer.from('<svg/>'), type)).status).toBe(415)
      expect(bank.photos.scanned).toEqual([])
    },
  )

  test('of nothing, or of more than five megabytes, is not accepted', async () => {
    expect((await bring(Buffer.alloc(0))).status).toBe(400)
    const largest = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 - png.length)])
    expect((await bring(largest)).status).toBe(200)
    expect((await bring(Buffer.concat([largest, Buffer.alloc(1)]))).status).toBe(413)
    expect(bank.photos.kept.size).toBe(1)
  })

  test('that is something else than it is called is refused, audited, and not stored', async () => {
    bank.photos.verdict = {
      verdict: 'SUSPICIOUS',
      engine: 'test',
      reason: 'CONTENT_DIFFERS_FROM_NAME',
    }
    expect((await bring(Buffer.from('MZ'))).body['code']).toBe('FILE_CONTENT_MISMATCH')
    expect(bank.photos.kept.size).toBe(0)
    const { rows } = await sql<{ outcome: string; reason: string }>`
      select outcome, details ->> 'reason' as reason from platform.audit_entry
      where legal_party_id = ${company.legalPartyId} and action = 'fileUploaded'`.execute(
      bank.database.ownerDb,
    )
    expect(rows).toEqual([
      { outcome: 'FILE_CONTENT_MISMATCH', reason: 'CONTENT_DIFFERS_FROM_NAME' },
    ])
  })

  test('that cannot be decoded whole, or unpacks to too much, is refused and not stored', async () => {
    for (const content of ['NOT_READABLE', 'TOO_LARGE_INSIDE'] as const) {
      bank.photos.content = content
      expect((await bring()).body['code']).toBe('FILE_NOT_CLEAN')
    }
    expect(bank.photos.kept.size).toBe(0)
  })

  test('whose decoding was not finished is not stored, and the person may try again', async () => {
    bank.photos.content = 'NOT_FINISHED'
    expect(await bring()).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    expect(bank.photos.kept.size).toBe(0)
  })

  test('that no application has is deleted after a day, one of an application stays', async () => {
    const [claimed, forgotten] = [(await bring()).body['photoId'], (await bring()).body['photoId']]
    expect((await order([claimed])).codes).toEqual([])
    bank.clock.advanceMinutes(24 * 60 + 1)
    await bank.sweepFiles()
    const keys = [...bank.photos.kept.keys()].join()
    expect(keys).toContain(String(claimed))
    expect(keys).not.toContain(String(forgotten))
  })

  test('of an application that the bank refuses is free again for another one', async () => {
    const { photoId } = (await bring()).body
    bank.bankOffice.taskRefusal = 'CONTRACT_NOT_STARTED'
    expect((await order([photoId])).codes).toEqual(['CONTRACT_NOT_STARTED'])
    bank.bankOffice.taskRefusal = undefined
    expect((await order([photoId])).codes).toEqual([])
  })

  test('is not accepted unseen when the scanner is away', async () => {
    bank.photos.verdict = 'down'
    expect((await bring()).status).toBe(503)
    expect(bank.photos.kept.size).toBe(0)
  })

  test('of which there are too many within an hour is not accepted', async () => {
    const statuses = new Set<number>()
    for (let index = 0; index < 121; index += 1) statuses.add((await bring()).status)
    expect([...statuses]).toEqual([200, 429])
    expect(bank.photos.kept.size).toBe(120)
  })
})

describe('whose photograph it is', () => {
  const open = async ({ cookies }: Answer, photoId: string) => {
    const header = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
    const session = await bank.module.sessionGate.authenticateCookie(header.join('; '), false)
    const opened = session?.actor && (await bank.files.openFile(session.actor, photoId))
    return opened?.ok ? Buffer.from(opened.value.content.bytes) : opened?.error.code
  }

  test('its maker sees it again in the application, a colleague does not', async () => {
    const photoId = String((await bring()).body['photoId'])
    const taskId = (await order([photoId])).data?.['savePosApplicationTask']
    const seen = await runQuery(
      bank,
      browser,
      `query T($id: ID!, $task: ID!) {
        getUserPOSApplicationTask(taskId: $task, businessUserContractId: $id) {
          newValue { photoIds } } }`,
      { id: contract.userContractId, task: taskId },
    )
    expect(seen.data).toEqual({ getUserPOSApplicationTask: { newValue: { photoIds: [photoId] } } })
    expect(await open(browser, photoId)).toEqual(png)
    const colleague = await bank.addPerson()
    await bank.addUserContract(colleague, company)
    expect(await open(await bank.signIn(colleague), photoId)).toBe('FILE_NOT_FOUND')
  })

  test('nobody without a session or a right has a byte of their read', async () => {
    expect((await bring(png, 'image/png', {})).body['code']).toBe('UNAUTHENTICATED')
    const accountant = await bank.addPerson()
    await bank.addUserContract(accountant, company, { signRight: 'CREATOR' })
    const { cookies } = await bank.signIn(accountant)
    expect(await bring(png, 'image/png', cookies)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
    expect(bank.photos.scanned).toEqual([])
  })

  test('somebody else’s photograph does not exist, in the same organisation or in another', async () => {
    const { photoId } = (await bring()).body
    for (const organisation of [company, await bank.addOrganisation()]) {
      const other = await bank.addPerson()
      const theirs = await bank.addUserContract(other, organisation)
      const session = await bank.signIn(other)
      for (const id of [photoId, bank.ids.uuid(), '../../etc/passwd']) {
        expect((await order([id], session, theirs.userContractId)).codes).toEqual([
          'FILE_NOT_FOUND',
        ])
      }
    }
  })

  test('more than ten, or one twice, are no application', async () => {
    const { photoId } = (await bring()).body
    expect((await order([photoId, photoId])).codes).toEqual(['APPLICATION_INVALID'])
    const many = Array.from({ length: 11 }, () => bank.ids.uuid())
    expect((await order(many)).codes).toEqual(['APPLICATION_INVALID'])
  })
})
