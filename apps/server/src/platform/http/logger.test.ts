import { expect, test } from 'vitest'
import { createLogger, hideLongNumbers } from './logger.ts'

test('secrets never reach the log, wherever they stand', () => {
  const lines: string[] = []
  const logger = createLogger({ level: 'info', write: line => lines.push(line) })
  logger.info(
    { password: 'hunter2', input: { otpCode: '123456', deep: { token: 'abc' } } },
    'sign in',
  )
  logger.error({ err: new Error('duplicate key (1090123456789012)') }, 'failed')
  const text = lines.join('')
  for (const secret of ['hunter2', '123456', '"abc"', '1090123456789012'])
    expect(text).not.toContain(secret)
  expect(text).toContain('[hidden]')
  expect(text).toContain('************9012')
})

test('a line stays one line, whatever stands in it', () => {
  const lines: string[] = []
  const logger = createLogger({ level: 'info', write: line => lines.push(line) })
  logger.info({ user: 'a\n{"level":50,"msg":"forged"}' }, 'sign in\nforged')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  expect(lines[0]).toMatch(/"time":"\d{4}-\d\d-\d\dT[\d:.]+Z"/)
})

test('what PostgreSQL quotes of the rows stays out, the place of the failure stays in', () => {
  const lines: string[] = []
  const logger = createLogger({ level: 'info', write: line => lines.push(line) })
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (mobile)=(996700123456) already exists.',
    where: "unnamed portal parameter $3 = 'Асанов Асан'",
    internalQuery: 'select secret',
    parameters: ['Асанов Асан'],
    constraint: 'person_mobile_key',
  })
  logger.error({ err: error }, 'failed')
  logger.error(error)
  const text = lines.join('')
  for (const data of ['996700123456', 'Асанов', 'select secret']) expect(text).not.toContain(data)
  for (const reported of ['23505', 'person_mobile_key', 'logger.test'])
    expect(text).toContain(reported)
})

test('a connection that did not come in time is explained in one short line', () => {
  const lines: string[] = []
  const logger = createLogger({ level: 'info', write: line => lines.push(line) })
  const error = new Error('timeout exceeded when trying to connect')
  logger.error({ err: error, job: 'closeDays', failures: 3 }, 'job failed')
  expect(JSON.parse(lines.join(''))).toMatchObject({
    err: { message: error.message, meaning: expect.stringContaining('overloaded') },
    job: 'closeDays',
    failures: 3,
  })
  expect(lines.join('')).not.toContain('logger.test')
})

test.each([
  ['card 4169585312345678', 'card ************5678'],
  ['inn 21704197900123', 'inn **********0123'],
  ['at 1764000000000 ms', 'at 1764000000000 ms'],
  ['id 0192f000-0000-7000-8000-000000000001', 'id 0192f000-0000-7000-8000-000000000001'],
  ['hash a1234567890123456', 'hash a1234567890123456'],
])('%s', (line, shown) => expect(hideLongNumbers(line)).toBe(shown))
