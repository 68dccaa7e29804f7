import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ScanVerdict } from '@tartip/bank-ports/file-scan'
import type { UploadPurpose } from '@tartip/domain/files/upload-purpose'
import { err } from '@tartip/domain/result'
import type { Actor } from '../../platform/actor.ts'
import { inTenant } from '../../platform/db/transaction.ts'
import { startFileServer } from './testing/file-server.ts'

const pdf = { name: 'Договор № 5.pdf', content: '%PDF-1.7\n1 0 obj' }
const megabyte = 1024 * 1024

let server: Awaited<ReturnType<typeof startFileServer>>
let accountant: Actor
beforeAll(async () => {
  server = await startFileServer()
})
beforeEach(() => {
  server.reset()
  accountant = server.addPerson()
})
afterAll(() => server.close())

const turn = () => new Promise(resolve => setImmediate(resolve))

interface OpenBody {
  readonly socket: Socket
  /** What watches its pace. */
  readonly check: () => void
}

/** Starts an upload whose body does not end, and waits until it is being received. */
async function openBody(actor: Actor): Promise<OpenBody> {
  const earlier = new Set(server.bodyChecks)
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined)
  const headers = Object.entries(server.headersOf(actor)).map(pair => pair.join(': '))
  socket.write(
    [
      'POST /api/v1/uploads?purpose=LETTER_ATTACHMENT HTTP/1.1',
      'host: 127.0.0.1',
      ...headers,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 100000',
      '',
      '--b\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    ].join('\r\n'),
  )
  for (;;) {
    const check = [...server.bodyChecks].find(one => !earlier.has(one))
    if (check) return { socket, check }
    await turn()
  }
}

async function ended(bodies: readonly OpenBody[]): Promise<void> {
  while (bodies.some(({ check }) => server.bodyChecks.has(check))) await turn()
}

const claimOf = (actor: Actor, reference = 'letter-1') => ({
  organisation: actor.legalPartyId,
  person: actor.personId,
  purpose: 'LETTER_ATTACHMENT' as const,
  reference,
})
const claim = (actor: Actor, uploadId: unknown, reference?: string) =>
  inTenant(server.database.db, actor.legalPartyId, tx =>
    server.files.claimUpload(tx, String(uploadId), claimOf(actor, reference)),
  )
const uploaded = async (actor: Actor, file = pdf) => (await server.upload(actor, file)).json

describe('a file', () => {
  test('is uploaded, claimed by a document and downloaded under its own name', async () => {
    const { uploadId, fileName, sizeBytes } = await uploaded(accountant)
    expect({ fileName, sizeBytes }).toEqual({ fileName: 'Договор № 5.pdf', sizeBytes: 16 })
    expect(server.scanner.seen).toEqual(['file.pdf'])
    expect(await claim(accountant, uploadId)).toMatchObject({ ok: true })
    const colleague = server.addPerson({
      legalPartyId: accountant.legalPartyId,
      signRight: 'AUDITOR',
    })
    const answer = await server.download(colleague, uploadId)
    expect(answer.bytes.toString()).toBe(pdf.content)
    expect(answer.headers.get('x-session-expires-in')).toBe('900')
  })

  test('is never shown by the browser as a page', async () => {
    const { uploadId } = await uploaded(accountant, { name: 'a.txt', content: 'alert(1)' })
    const { headers } = await server.download(accountant, uploadId)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="a.txt"')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['Өтүнмө.pdf', `attachment; filename="Otunmo.pdf"; filename*=UTF-8''%D3%A8%D1%82`],
    ['a;b=%00.pdf', `attachment; filename="a;b=%00.pdf"; filename*=UTF-8''a%3Bb%3D%2500.pdf`],
    ['../../../etc/x.pdf', 'attachment; filename="x.pdf"'],
  ])('called %j has a safe header', async (name, expected) => {
    const { uploadId } = await uploaded(accountant, { ...pdf, name })
    const { headers } = await server.download(accountant, uploadId)
    expect(headers.get('content-disposition')).toContain(expected)
  })
})

describe('what is refused', () => {
  test.each([
    ['an extension that letters do not take', 'a.exe', 'MZ', 400, 'FILE_EXTENSION'],
    ['no extension', 'README', 'text', 400, 'FILE_EXTENSION'],
    ['an extension behind an extension', 'a.pdf.js', '%PDF-', 400, 'FILE_EXTENSION'],
    ['a hidden extension', 'a\u202efdp.exe', 'MZ', 400, 'FILE_EXTENSION'],
    ['nothing', 'a.pdf', '', 400, 'FILE_EMPTY'],
    ['a program called PDF', 'a.pdf', 'MZ\u0000', 400, 'FILE_CONTENT_MISMATCH'],
    ['a page called a picture', 'a.jpg', '<html></html>', 400, 'FILE_CONTENT_MISMATCH'],
    ['an empty archive called a table', 'a.xlsx', 'PK', 400, 'FILE_CONTENT_MISMATCH'],
  ])('%s', async (_what, name, content, status, code) => {
    const before = await server.contents()
    const answer = await server.upload(accountant, { name, content })
    expect([answer.status, answer.json['code']]).toEqual([status, code])
    expect(await server.contents()).toBe(before)
  })

  const infected: ScanVerdict = { verdict: 'INFECTED', engine: 'test', signature: 'EICAR' }
  test.each([
    [infected, 'FILE_NOT_CLEAN', 'EICAR'],
    [{ ...infected, verdict: 'SUSPICIOUS', reason: 'MACRO' }, 'FILE_NOT_CLEAN', 'MACRO'],
    [
      { ...infected, verdict: 'SUSPICIOUS', reason: 'TOO_LARGE_INSIDE' },
      'FILE_NOT_CLEAN',
      'TOO_LARGE_INSIDE',
    ],
  ] as const)(
    'what the scanner does not accept, and the audit knows it (%#)',
    async (verdict, code, reason) => {
      server.scanner.verdict = verdict as ScanVerdict
      const before = await server.contents()
      expect((await server.upload(accountant, pdf)).json['code']).toBe(code)
      expect(await server.contents()).toBe(before)
      const { rows } = await sql<{ outcome: string; reason: string }>`
      select outcome, details ->> 'reason' as reason from platform.audit_entry
      where legal_party_id = ${accountant.legalPartyId}`.execute(server.database.ownerDb)
      expect(rows).toEqual([{ outcome: code, reason }])
    },
  )

  test('what nobody can scan; the failed try does not count', async () => {
    server.scanner.verdict = 'down'
    expect((await server.upload(accountant, pdf)).status).toBe(503)
    const { rows } = await sql`
      select from files.file where legal_party_id = ${accountant.legalPartyId}`.execute(
      server.database.ownerDb,
    )
    expect(rows).toEqual([])
  })

  test('more than 10 MB; exactly 10 MB is taken', async () => {
    const text = (bytes: number) => ({ name: 'a.txt', content: 'x'.repeat(bytes) })
    expect((await server.upload(accountant, text(10 * megabyte))).status).toBe(200)
    const answer = await server.upload(accountant, text(10 * megabyte + 1))
    expect([answer.status, answer.json['code']]).toEqual([413, 'FILE_SIZE'])
    expect(answer.json['params']).toEqual({ max: 10 })
    const huge = await server.upload(accountant, text(11 * megabyte))
    expect(huge.json['code']).toBe('FILE_SIZE')
  })

  test('a body of unknown length that never comes to its end', async () => {
    let sent = 0
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
    const body = new ReadableStream<Uint8Array>({
      start: controller => controller.enqueue(Buffer.from(head)),
      pull(controller) {
        sent += megabyte
        if (sent > 40 * megabyte) controller.close()
        else controller.enqueue(Buffer.alloc(megabyte, 'x'))
      },
    })
    const answer = await server
      .call('/uploads?purpose=LETTER_ATTACHMENT', {
        method: 'POST',
        headers: {
          ...server.headersOf(accountant),
          'content-type': 'multipart/form-data; boundary=b',
        },
        body,
        duplex: 'half',
      } as RequestInit)
      .catch(() => undefined)
    if (answer !== undefined) expect(answer.json['code']).toBe('FILE_SIZE')
    expect(server.scanner.seen).toEqual([])
  })

  test.each([
    ['two files', ['a.pdf', 'b.pdf'], 'FILE_ONLY_ONE'],
    ['no file at all', [], 'FILE_EMPTY'],
  ])('%s', async (_what, names, code) => {
    const body = new FormData()
    for (const name of names) body.append('file', new Blob(['%PDF-1.7']), name)
    const headers = server.headersOf(accountant)
    const path = '/uploads?purpose=LETTER_ATTACHMENT'
    const answer = await server.call(path, { method: 'POST', headers, body })
    expect([answer.status, answer.json['code']]).toEqual([400, code])
    expect(server.scanner.seen).toEqual([])
  })

  test('a parameter that uploads do not have', async () => {
    const path = '/uploads?purpose=LETTER_ATTACHMENT&porpose=x'
    const body = new FormData()
    body.append('file', new Blob(['%PDF-1.7']), 'a.pdf')
    const headers = server.headersOf(accountant)
    const { status, json } = await server.call(path, { method: 'POST', headers, body })
    expect([status, json]).toMatchObject([
      400,
      { code: 'REQUEST_INVALID', params: { field: 'porpose' } },
    ])
  })

  test('fields beside the file, another content type, a body without an end', async () => {
    const path = '/uploads?purpose=LETTER_ATTACHMENT'
    const send = (body: FormData | string, type?: string) =>
      server.call(path, {
        method: 'POST',
        headers: {
          ...server.headersOf(accountant),
          ...(type === undefined ? {} : { 'content-type': type }),
        },
        body,
      })
    const form = new FormData()
    form.append('purpose', 'POS_PHOTO')
    expect((await send(form)).json['code']).toBe('FILE_ONLY_ONE')
    expect((await send('{}', 'application/json')).status).toBe(415)
    const cut = '--b\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n%PDF'
    expect((await send(cut, 'multipart/form-data; boundary=b')).json['code']).toBe(
      'REQUEST_INVALID',
    )
    expect((await send('x', 'multipart/form-data')).status).toBe(400)
    expect(server.scanner.seen).toEqual([])
  })

  test('a body that breaks off half-way leaves nothing', async () => {
    const before = await server.contents()
    const body = await openBody(accountant)
    body.socket.destroy()
    // The places of the person are free again: three more uploads go at once.
    await ended([body])
    const again = await Promise.all([1, 2, 3].map(() => server.upload(accountant, pdf)))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
    const { rows } = await sql`
      select from files.file where legal_party_id = ${accountant.legalPartyId}
        and state <> 'KEPT'`.execute(server.database.ownerDb)
    expect(rows).toEqual([])
    expect(await server.contents()).toBe(before + 3)
  })

  test('more than 120 files an hour of one person; refused ones count, an hour later it goes on', async () => {
    const insert = (state: string, count: number) =>
      sql`
        insert into files.file (legal_party_id, file_id, person_id, purpose, state, file_name,
          content_type, size_bytes, created_at, expires_at)
        select ${accountant.legalPartyId}, gen_random_uuid(), ${accountant.personId},
          'LETTER_ATTACHMENT', ${state}, 'a.pdf', 'application/pdf', 1,
          ${new Date(server.clock.now()).toISOString()}::timestamptz, now() + interval '9 years'
        from generate_series(1, ${count})`.execute(server.database.ownerDb)
    await insert('REFUSED', 119)
    expect((await server.upload(accountant, pdf)).status).toBe(200)
    const answer = await server.upload(accountant, pdf)
    expect([answer.status, answer.json['code']]).toEqual([429, 'TOO_MANY_REQUESTS'])
    server.clock.advanceMinutes(61)
    expect((await server.upload(accountant, pdf)).status).toBe(200)
  })

  const keepTenMegabytes = (person: Actor, times: number) =>
    sql<{ file_id: string }>`
      insert into files.file (legal_party_id, file_id, person_id, purpose, state, file_name,
        content_type, size_bytes, created_at, expires_at)
      select ${person.legalPartyId}, gen_random_uuid(), ${person.personId},
        'LETTER_ATTACHMENT', 'KEPT', 'a.pdf', 'application/pdf', ${10 * megabyte}, now(),
        now() + interval '9 years'
      from generate_series(1, ${times}) returning file_id`.execute(server.database.ownerDb)

  test('more than 500 MB of an organisation that no document refers to', async () => {
    const { legalPartyId } = accountant
    for (const _ of [1, 2, 3, 4, 5]) await keepTenMegabytes(server.addPerson({ legalPartyId }), 10)
    expect((await server.upload(accountant, pdf)).json['code']).toBe('FILE_QUOTA')
    expect((await server.upload(server.addPerson(), pdf)).status).toBe(200)
  })

  test('more than 100 MB of one person; colleagues go on, and so does the person who removes one', async () => {
    const { rows } = await keepTenMegabytes(accountant, 10)
    expect((await server.upload(accountant, pdf)).json['code']).toBe('FILE_QUOTA')
    const colleague = server.addPerson({ legalPartyId: accountant.legalPartyId })
    expect((await server.upload(colleague, pdf)).status).toBe(200)
    expect((await server.remove(accountant, rows[0]?.file_id)).status).toBe(204)
    expect((await server.upload(accountant, pdf)).status).toBe(200)
  })
})

describe('bodies at the same time', () => {
  test('are three of one person and four of one organisation; others are not held up', async () => {
    const { legalPartyId } = accountant
    const colleague = server.addPerson({ legalPartyId })
    const bodies: OpenBody[] = []
    for (const _ of [1, 2, 3]) bodies.push(await openBody(accountant))
    expect((await server.upload(accountant, pdf)).status).toBe(429)
    bodies.push(await openBody(colleague))
    const refused = await server.upload(server.addPerson({ legalPartyId }), pdf)
    expect([refused.status, refused.json['code']]).toEqual([429, 'TOO_MANY_REQUESTS'])
    for (const _ of [1, 2, 3]) {
      const other = server.addPerson()
      for (const _upload of [1, 2, 3]) bodies.push(await openBody(other))
    }
    expect((await server.upload(server.addPerson(), pdf)).status).toBe(200)
    for (const { socket } of bodies) socket.destroy()
    await ended(bodies)
  })

  test('lose their connection and their place when they stall', async () => {
    const bodies: OpenBody[] = []
    for (const _ of [1, 2, 3]) bodies.push(await openBody(accountant))
    const ends = bodies.map(({ socket }) => once(socket, 'close'))
    for (const { check } of bodies) check()
    await Promise.all(ends)
    await ended(bodies)
    expect((await server.upload(accountant, pdf)).status).toBe(200)
  })
})

describe('an upload that is removed', () => {
  test('is gone with its content, and the audit knows it', async () => {
    const before = await server.contents()
    const { uploadId } = await uploaded(accountant)
    expect((await server.remove(accountant, uploadId)).status).toBe(204)
    expect(await server.contents()).toBe(before)
    expect((await server.download(accountant, uploadId)).status).toBe(404)
    expect(await claim(accountant, uploadId)).toEqual(err('FILE_NOT_FOUND'))
    expect((await server.remove(accountant, uploadId)).status).toBe(404)
    const { rows } = await sql<{ action: string }>`
      select action from platform.audit_entry
      where legal_party_id = ${accountant.legalPartyId} order by id`.execute(
      server.database.ownerDb,
    )
    expect(rows).toEqual([{ action: 'fileUploaded' }, { action: 'fileRemoved' }])
  })

  test('is nobody else’s, and no attachment of a document', async () => {
    const { uploadId } = await uploaded(accountant)
    const colleague = server.addPerson({ legalPartyId: accountant.legalPartyId })
    for (const person of [colleague, server.addPerson()]) {
      expect((await server.remove(person, uploadId)).status).toBe(404)
    }
    expect((await server.remove(accountant, '..%2fx')).status).toBe(404)
    await claim(accountant, uploadId)
    expect((await server.remove(accountant, uploadId)).status).toBe(404)
    expect((await server.download(accountant, uploadId)).status).toBe(200)
  })

  test('still counts among the uploads of the hour', async () => {
    const { uploadId } = await uploaded(accountant)
    await server.remove(accountant, uploadId)
    while ((await server.sweep()) > 0);
    const { rows } = await sql`
      select from files.file where legal_party_id = ${accountant.legalPartyId}`.execute(
      server.database.ownerDb,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('who may', () => {
  test.each([
    ['without a session', {}, undefined, 401, 'UNAUTHENTICATED'],
    ['without the header', { 'x-tartip-client': undefined }, 'self', 403, 'ORIGIN_NOT_ALLOWED'],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 'self', 403, 'ORIGIN_NOT_ALLOWED'],
  ] as const)(
    'nobody uploads, downloads or removes %s',
    async (_what, change, who, status, code) => {
      const { uploadId } = await uploaded(accountant)
      server.reset()
      const all = { ...server.headersOf(who && accountant), ...change }
      const headers = Object.fromEntries(
        Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      )
      const body = new FormData()
      body.append('file', new Blob([pdf.content]), pdf.name)
      const calls = [
        await server.call('/uploads?purpose=LETTER_ATTACHMENT', { method: 'POST', headers, body }),
        await server.call(`/files/${String(uploadId)}`, { headers }),
        await server.call(`/files/${String(uploadId)}`, { method: 'DELETE', headers }),
      ]
      for (const answer of calls) {
        expect([answer.status, answer.json['code']]).toEqual([status, code])
      }
      expect(server.scanner.seen).toEqual([])
      expect(server.refused.map(call => call.code)).toEqual([code, code, code])
    },
  )

  test.each(['AUDITOR', 'CASH_MANAGER', 'CASHIER', 'NONE'] as const)(
    '%s uploads nothing for a letter',
    async signRight => {
      const person = server.addPerson({ signRight })
      const answer = await server.upload(person, pdf)
      expect([answer.status, answer.json['code']]).toEqual([403, 'FORBIDDEN'])
      expect(server.scanner.seen).toEqual([])
      expect(server.refused).toMatchObject([{ code: 'FORBIDDEN', operation: '/api/v1/uploads' }])
    },
  )

  test('a purpose that does not exist takes nothing', async () => {
    for (const purpose of ['', 'toString', 'letter_attachment']) {
      expect((await server.upload(accountant, pdf, purpose)).json['code']).toBe('REQUEST_INVALID')
    }
  })

  test('a letter of colleagues does not exist for a person who may not read letters', async () => {
    const { uploadId } = await uploaded(accountant)
    await claim(accountant, uploadId)
    const { legalPartyId } = accountant
    const cashier = server.addPerson({ legalPartyId, signRight: 'CASHIER' })
    const { status, json } = await server.download(cashier, uploadId)
    expect([status, json['code']]).toEqual([404, 'FILE_NOT_FOUND'])
  })

  test('the file of a document that the person may not view does not exist, whoever uploaded it', async () => {
    const { uploadId } = await uploaded(accountant)
    await claim(accountant, uploadId, 'hidden-letter')
    expect((await server.download(accountant, uploadId)).status).toBe(200)
    server.hiddenDocuments.add('hidden-letter')
    expect((await server.download(accountant, uploadId)).status).toBe(404)
  })

  test('a file whose documents belong to no module opens to nobody', async () => {
    const header = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0....\0\0\0\0IDAT'
    const photo = { name: 'a.png', content: Uint8Array.from(Buffer.from(header, 'latin1')) }
    const { uploadId } = (await server.upload(accountant, photo, 'POS_PHOTO')).json
    expect((await server.download(accountant, uploadId)).status).toBe(200)
    const claimed = await inTenant(server.database.db, accountant.legalPartyId, tx =>
      server.files.claimUpload(tx, String(uploadId), {
        ...claimOf(accountant, 'outlet-1'),
        purpose: 'POS_PHOTO',
      }),
    )
    expect(claimed).toMatchObject({ ok: true })
    expect((await server.download(accountant, uploadId)).status).toBe(404)
  })

  test('a call that reads files of one purpose finds no others', async () => {
    const { uploadId } = await uploaded(accountant)
    const open = (purpose: UploadPurpose) =>
      server.files.openFile(accountant, String(uploadId), purpose)
    expect(await open('SALARY_FILE')).toEqual(err('FILE_NOT_FOUND'))
    expect(await open('LETTER_ATTACHMENT')).toMatchObject({ ok: true })
  })

  test('a file of another organisation, and an upload of a colleague, do not exist', async () => {
    const { uploadId } = await uploaded(accountant)
    const colleague = server.addPerson({ legalPartyId: accountant.legalPartyId })
    const stranger = server.addPerson()
    const answers = [
      await server.download(colleague, uploadId),
      await server.download(stranger, uploadId),
      await server.download(stranger, '0193f6a0-1111-7abc-8def-0123456789ab'),
      await server.download(stranger, '..%2f..%2fetc%2fpasswd'),
    ]
    for (const answer of answers) {
      expect([answer.status, answer.json['code']]).toEqual([404, 'FILE_NOT_FOUND'])
    }
    expect(await claim(colleague, uploadId)).toEqual(err('FILE_NOT_FOUND'))
    expect(await claim(stranger, uploadId)).toEqual(err('FILE_NOT_FOUND'))
    await claim(accountant, uploadId)
    expect((await server.download(stranger, uploadId)).status).toBe(404)
  })
})

describe('a claim', () => {
  test('is repeated for the same document and refused for another, also at the same moment', async () => {
    const { uploadId } = await uploaded(accountant)
    const both = await Promise.all([
      claim(accountant, uploadId, 'letter-1'),
      claim(accountant, uploadId, 'letter-2'),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const winner = both[0]?.ok ? 'letter-1' : 'letter-2'
    expect(await claim(accountant, uploadId, winner)).toMatchObject({ ok: true })
  })

  test('is undone with the transaction of its document', async () => {
    const { uploadId } = await uploaded(accountant)
    await inTenant(server.database.db, accountant.legalPartyId, async tx => {
      await server.files.claimUpload(tx, String(uploadId), claimOf(accountant))
      return err('AMOUNT')
    })
    expect(await claim(accountant, uploadId, 'letter-2')).toMatchObject({ ok: true })
  })

  test('wants the purpose of the upload, and an id', async () => {
    const { uploadId } = await uploaded(accountant)
    const other = { ...claimOf(accountant), purpose: 'POS_PHOTO' as const }
    const found = await inTenant(server.database.db, accountant.legalPartyId, tx =>
      server.files.claimUpload(tx, String(uploadId), other),
    )
    expect(found).toEqual(err('FILE_NOT_FOUND'))
    expect(await claim(accountant, 'x')).toEqual(err('FILE_NOT_FOUND'))
  })
})

describe('after a day', () => {
  const nextDay = () => server.clock.advanceMinutes(24 * 60 + 1)
  const sweepAll = async () => {
    while ((await server.sweep()) > 0);
  }

  test('an upload without a document is gone, and a claimed one is not', async () => {
    const lost = await uploaded(accountant)
    const claimed = await uploaded(accountant)
    await claim(accountant, claimed['uploadId'])
    await sweepAll()
    expect((await server.download(accountant, lost['uploadId'])).status).toBe(200)
    nextDay()
    expect((await server.download(accountant, lost['uploadId'])).status).toBe(404)
    expect(await claim(accountant, lost['uploadId'])).toEqual(err('FILE_NOT_FOUND'))
    await sweepAll()
    expect((await server.download(accountant, claimed['uploadId'])).status).toBe(200)
    expect(
      await server.blobStore.get(`files/${accountant.legalPartyId}/${String(lost['uploadId'])}`),
    ).toBeUndefined()
    const { rows } = await sql<{ file_id: string }>`
      select file_id from files.file
      where legal_party_id = ${accountant.legalPartyId}`.execute(server.database.ownerDb)
    expect(rows).toEqual([{ file_id: claimed['uploadId'] }])
  })

  test('the attachment that a document has replaced is gone', async () => {
    const [former, newer] = [await uploaded(accountant), await uploaded(accountant)]
    await claim(accountant, former['uploadId'])
    await inTenant(server.database.db, accountant.legalPartyId, async tx => {
      await server.files.claimUpload(tx, String(newer['uploadId']), claimOf(accountant))
      const retainedFileIds = [String(newer['uploadId'])]
      await server.files.releaseFiles(tx, { ...claimOf(accountant), retainedFileIds })
    })
    nextDay()
    await sweepAll()
    expect((await server.download(accountant, former['uploadId'])).status).toBe(404)
    expect((await server.download(accountant, newer['uploadId'])).status).toBe(200)
  })
})

describe('a program', () => {
  const file = { name: 'payments.csv', content: 'a;b;c' }
  const key = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

  test('uploads a file of payments once for each key', async () => {
    const upload = () => server.uploadByKey(accountant, ['PAYMENT_DRAFTS'], file, key)
    const [first, second] = await Promise.all([upload(), upload()])
    const third = await upload()
    expect(first).toMatchObject({ status: 200, json: { fileName: 'payments.csv', sizeBytes: 5 } })
    expect([second.json, third.json]).toEqual([first.json, first.json])
    const other = { ...file, content: 'a;b;d' }
    expect(await server.uploadByKey(accountant, ['PAYMENT_DRAFTS'], other, key)).toMatchObject({
      status: 409,
      json: { code: 'IDEMPOTENCY_KEY_REUSED' },
    })
  })

  test('uploads nothing that its key does not allow, and nothing without an idempotency key', async () => {
    expect(await server.uploadByKey(accountant, ['ACCOUNTS'], file, key)).toMatchObject({
      status: 403,
      json: { code: 'API_NOT_GRANTED' },
    })
    expect(server.refused).toMatchObject([{ code: 'API_NOT_GRANTED' }])
    expect(await server.uploadByKey(accountant, ['PAYMENT_DRAFTS'], file)).toMatchObject({
      status: 400,
      json: { code: 'IDEMPOTENCY_KEY_REQUIRED' },
    })
  })
})
