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

test.each([
  ['card 4169585312345678', 'card ************5678'],
  ['inn 21704197900123', 'inn **********0123'],
  ['at 1764000000000 ms', 'at 1764000000000 ms'],
  ['id 0192f000-0000-7000-8000-000000000001', 'id 0192f000-0000-7000-8000-000000000001'],
  ['hash a1234567890123456', 'hash a1234567890123456'],
])('%s', (line, shown) => expect(hideLongNumbers(line)).toBe(shown))
