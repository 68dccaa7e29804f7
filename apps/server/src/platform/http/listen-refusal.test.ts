import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { StartRefusal } from '../start-refusal.ts'
import { checkListening, listenRefusal } from './listen-refusal.ts'

const refusalOf = async (place: { host: string; port: number }) =>
  checkListening(place).then(
    () => 'listened',
    (error: unknown) => (error instanceof StartRefusal ? error.message : String(error)),
  )

test('a port that somebody uses is reported separately from an address that is not there', async () => {
  const other = createServer().listen({ host: '127.0.0.1', port: 0 })
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  try {
    expect(await refusalOf({ host: '127.0.0.1', port })).toBe(
      `Port ${port} is already in use: stop what uses it, or set PORT to another one.`,
    )
    // An address for documents (RFC 5737): no machine has it.
    expect(await refusalOf({ host: '192.0.2.1', port: 0 })).toContain(
      'HOST is "192.0.2.1", but this machine has no such address',
    )
  } finally {
    other.close()
  }
  expect(await refusalOf({ host: '127.0.0.1', port })).toBe('listened')
})

test.each([
  ['EACCES', 'This user may not listen on port 80: '],
  ['ENOTFOUND', 'HOST is "bank", but this machine has no such address: '],
])('%s has a sentence of its own', (code, beginning) => {
  const reported = listenRefusal(Object.assign(new Error(code), { code }), {
    host: 'bank',
    port: 80,
  })
  expect(reported).toBeInstanceOf(StartRefusal)
  expect(String(reported)).toContain(beginning)
})

test('an error nobody can do anything about stays as it is', () => {
  const error = Object.assign(new Error('EMFILE'), { code: 'EMFILE' })
  expect(listenRefusal(error, { host: 'localhost', port: 3000 })).toBe(error)
})
