import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerClientErrors } from './client-errors.ts'
import { answerErrors } from './errors.ts'
import { createLogger } from './logger.ts'

let lines: string[]
const create = async (): Promise<FastifyInstance> => {
  const logger: FastifyBaseLogger = createLogger({
    level: 'warn',
    write: line => lines.push(line),
  })
  const server = fastify({ loggerInstance: logger })
  answerErrors(server)
  await registerClientErrors(server, ['https://bank.example'])
  return server
}
let app: FastifyInstance
beforeEach(async () => {
  lines = []
  app = await create()
})
afterEach(() => app.close())

const report = (body: object, headers: Record<string, string> = { 'x-tartip-client': 'web' }) =>
  app.inject({ method: 'POST', url: '/api/v1/client-errors', headers, payload: body })
const broken = { code: 'GENERIC', message: 'x is undefined', route: '/account/$id' }

test('what broke in a browser stands in the log, without long numbers', async () => {
  const answer = await report({ ...broken, message: 'no 1090160599999154', stack: 'at row' })
  expect(answer.statusCode).toBe(204)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('/account/$id')
  expect(lines[0]).toContain('9154')
  expect(lines[0]).not.toContain('1090160599999154')
})

test.each([
  'INSUFFICIENT_FUNDS',
  'DUPLICATE_DOCUMENT_NUMBER',
  'PAYMENT_TYPE_INVALID_FOR_INTERNAL_ACCOUNT',
  'BIC_ACCOUNT_MISMATCH',
])('%s is daily work and is not reported', async code => {
  expect((await report({ ...broken, code })).statusCode).toBe(204)
  expect(lines).toEqual([])
})

test('a report from elsewhere, too long or without its parts is refused', async () => {
  expect((await report(broken, {})).statusCode).toBe(403)
  expect((await report({ ...broken, message: 'x'.repeat(501) })).statusCode).toBe(400)
  expect((await report({ code: 'GENERIC' })).statusCode).toBe(400)
  expect(lines).toEqual([])
})

test('a page that breaks over and over does not fill the log', async () => {
  const answers = []
  for (let time = 0; time < 25; time += 1) answers.push((await report(broken)).statusCode)
  expect(answers.filter(status => status === 204)).toHaveLength(20)
  expect(answers.at(-1)).toBe(429)
})
