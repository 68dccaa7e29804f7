import { pino, stdSerializers, stdTimeFunctions, type Logger } from 'pino'

export type { Logger } from 'pino'

const secretKeys = [
  'password',
  'newPassword',
  'oldPassword',
  'otpCode',
  'code2fa',
  'totpSecret',
  'secret',
  'token',
  'cookie',
  'authorization',
]

/** Account, card and tax numbers, wherever they come from: an SQL error quotes whole rows. */
const longNumber = /(?<![\dA-Za-z-])\d{10,15}(?=\d{4}(?![\dA-Za-z-]))/g

/** Leaves the last four digits of every number of 14 to 19 digits. */
export function hideLongNumbers(line: string): string {
  return line.replace(longNumber, digits => '*'.repeat(digits.length))
}

export interface LoggerOptions {
  level: string
  /** Where lines go; standard output in production. */
  write: (line: string) => void
}

/** What the pool reports when nobody gives a connection back, or PostgreSQL opens none, in time. */
const noConnection =
  /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/
const meaningOfNoConnection =
  'no connection to the database in time: the machine or the database is overloaded; jobs try again by themselves'

/**
 * What is reported of an error. A list of what may be shown, not of what may not: PostgreSQL puts whole rows
 * into `detail` and `where`, and other libraries carry their input along.
 */
function presentError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { type, message, stack } = stdSerializers.err(error)
  // Its stack shows only a timer, and on an overloaded machine there are many of them.
  if (noConnection.test(error.message)) return { message, meaning: meaningOfNoConnection }
  const shown = ['code', 'severity', 'schema', 'table', 'constraint', 'routine', 'statusCode']
    .filter(name => name in error)
    .map(name => [name, Reflect.get(error, name)] as const)
  return { type, message, stack, ...Object.fromEntries(shown) }
}

/** Structured logs, one JSON object a line, in which no secret and no full number can appear. */
export function createLogger(options: LoggerOptions): Logger {
  const paths = secretKeys.flatMap(key => [key, `*.${key}`, `*.*.${key}`])
  return pino(
    {
      level: options.level,
      base: undefined,
      timestamp: stdTimeFunctions.isoTime,
      serializers: { err: presentError },
      redact: { paths, censor: '[hidden]' },
    },
    { write: line => options.write(hideLongNumbers(line)) },
  )
}
