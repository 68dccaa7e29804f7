import { resolve } from 'node:path'
import { z } from 'zod'
import { err, ok, type Result } from '@tartip/domain/result'

// Compiled validators need `eval`, which no policy of ours allows; one rule for server and client.
z.config({ jitless: true })

/**
 * What a process does; `all` is one process for everything. `none` cannot be requested from outside: a
 * command that only fills the database takes it.
 */
export type ProcessRole = 'all' | 'api' | 'worker' | 'twin' | 'none'

/** Everything that can be set from outside, checked once at the start. */
export interface Config {
  port: number
  /** How long a load balancer has to notice that a stopping server is not ready. */
  shutdownNoticeMs: number
  host: string
  /** A PostgreSQL of one's own; undefined: the embedded one. */
  databaseUrl: string | undefined
  /** Where the embedded database and the secrets lie. */
  dataDir: string
  /** The demo world and the simulator console are there. */
  demoMode: boolean
  /** Unregistered documents are taken and the schema may be requested. */
  isDevelopment: boolean
  /** The address people use, when a proxy stands in front. */
  publicOrigin: string | undefined
  /** The installation's secret when it is given from outside; otherwise it is kept under `dataDir`. */
  secretKey: string | undefined
  role: ProcessRole
  logLevel: string
  /** Calls a minute from one address; 0 = no limit. */
  rateLimitPerMinute: number
  /** How long a phone waits for its next code by SMS. */
  smsResendSeconds: number
  /** How many steps of 30 seconds the clock of an authenticator app may be off, either way. */
  codeDriftSteps: number
  /** PBKDF2 rounds of one guess of the own proof of work. */
  captchaRounds: number
  /** How long each step of a payment takes at the embedded bank, milliseconds. */
  twinStepDelayMs: number
  /** The embedded bank keeps sessions, windows and cut-offs; otherwise it executes at once, for demos. */
  twinObservesHours: boolean
  /** Where the National Bank publishes its lists; undefined: the embedded bank makes official rates up. */
  nbkrFeed: string | undefined
  bank: { ownPrefix: string; bic: string; qrProvider: string }
  /** A captcha provider in place of the own proof of work. */
  captcha: { provider: CaptchaProvider; siteKey: string; secret: string } | undefined
  /** A store that speaks S3 for people's files; undefined: a folder under `dataDir`. */
  s3: S3Config | undefined
}

export interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export type CaptchaProvider = 'turnstile' | 'hcaptcha' | 'recaptcha'

type Environment = Readonly<Record<string, string | undefined>>

const onOff = z.enum(['on', 'off'])
const ownMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]']
/** An address that the server calls: by TLS, unless it is on this very machine. */
const outside = z
  .url({ protocol: /^https?$/ })
  .refine(address => /^https:/i.test(address) || ownMachine.includes(hostOf(address)))
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')

/** A worker and the embedded bank answer only what concerns their health. */
const usualPorts = { all: 3_000, api: 3_000, worker: 3_001, twin: 3_002 } as const

const shape = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  // Other machines see the server only when somebody requests it.
  HOST: z.string().min(1).default('localhost'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  TARTIP_DATA_DIR: z.string().min(1).default('.data'),
  TARTIP_DEMO: onOff.optional(),
  TARTIP_ROLE: z.enum(['all', 'api', 'worker', 'twin']).default('all'),
  TARTIP_SHUTDOWN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  TARTIP_PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  TARTIP_SECRET_KEY: z.string().min(32).optional(),
  TARTIP_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  TARTIP_RATE_LIMIT: z.coerce.number().int().min(0).max(1_000_000).default(3_000),
  TARTIP_SMS_RESEND_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
  TARTIP_CODE_DRIFT_STEPS: z.coerce.number().int().min(0).max(100).default(1),
  TARTIP_CAPTCHA_ROUNDS: z.coerce.number().int().min(1).max(1_000_000).default(5_000),
  // The own bank; the first three digits of its accounts and codes follow from it.
  TARTIP_BANK_BIC: z
    .string()
    .regex(/^\d{6}$/)
    .default('109001'),
  // Under what name the payment system of QR codes knows the own bank.
  TARTIP_QR_PROVIDER: z
    .string()
    .regex(/^[a-z0-9.-]{3,32}$/)
    .default('qr.tartip.kg'),
  TARTIP_S3_ENDPOINT: outside.optional(),
  TARTIP_S3_BUCKET: z.string().min(1).default('tartip'),
  TARTIP_S3_REGION: z.string().min(1).default('us-east-1'),
  TARTIP_S3_ACCESS_KEY: z.string().min(1).optional(),
  TARTIP_S3_SECRET_KEY: z.string().min(1).optional(),
  TARTIP_TWIN_STEP_MS: z.coerce.number().int().min(0).max(3_600_000).default(1_500),
  TARTIP_TWIN_HOURS: onOff.optional(),
  TARTIP_NBKR_FEED: outside.optional(),
  // A captcha provider: all three, or none for the own proof of work.
  TARTIP_CAPTCHA_PROVIDER: z.enum(['turnstile', 'hcaptcha', 'recaptcha']).optional(),
  TARTIP_CAPTCHA_SITE_KEY: z.string().min(1).optional(),
  TARTIP_CAPTCHA_SECRET: z.string().min(1).optional(),
  // Not NODE_ENV: shells keep that one for other programs, and it must not open the server.
  TARTIP_MODE: z.enum(['production', 'development']).default('production'),
})

const explanations: Readonly<Record<string, string>> = {
  PORT: 'a port number from 1 to 65535',
  HOST: 'an address to listen at',
  DATABASE_URL: 'a PostgreSQL address such as postgresql://user:password@host:5432/tartip',
  TARTIP_DATA_DIR: 'a folder',
  TARTIP_DEMO: 'on or off',
  TARTIP_ROLE: 'all, api, worker or twin',
  TARTIP_SHUTDOWN_NOTICE_MS: 'a number of milliseconds up to a minute',
  TARTIP_PUBLIC_ORIGIN: 'an address such as https://bank.example',
  TARTIP_SECRET_KEY: 'at least 32 characters',
  TARTIP_LOG_LEVEL: 'debug, info, warn, error or silent',
  TARTIP_RATE_LIMIT: 'a number of calls a minute, 0 for no limit',
  TARTIP_SMS_RESEND_SECONDS: 'a number of seconds from 1 to 3600',
  TARTIP_CODE_DRIFT_STEPS: 'a number of steps from 0 to 100, in a real bank at most 2',
  TARTIP_CAPTCHA_ROUNDS: 'a number of rounds from 1 to 1000000',
  TARTIP_S3_ENDPOINT: 'an address such as https://s3.example.com',
  TARTIP_S3_BUCKET: 'the name of a bucket',
  TARTIP_S3_REGION: 'the name of a region',
  TARTIP_S3_ACCESS_KEY: 'the id of a key of the store',
  TARTIP_S3_SECRET_KEY: 'the secret of that key',
  TARTIP_TWIN_STEP_MS: 'a number of milliseconds',
  TARTIP_TWIN_HOURS: 'on or off',
  TARTIP_NBKR_FEED: 'an address such as https://www.nbkr.kg/XML/',
  TARTIP_BANK_BIC: 'the six digits of the own bank, such as 109001',
  TARTIP_QR_PROVIDER: 'the name of the own bank in the system of QR codes, such as qr.bank.kg',
  TARTIP_MODE: 'production or development',
  TARTIP_CAPTCHA_PROVIDER: 'turnstile, hcaptcha or recaptcha',
}

/** Never repeated in a message: a key, and an address that carries a password. */
const secrets: ReadonlySet<string> = new Set([
  'TARTIP_SECRET_KEY',
  'TARTIP_S3_SECRET_KEY',
  'TARTIP_CAPTCHA_SECRET',
  'DATABASE_URL',
])

/**
 * Reads the settings.
 *
 * @returns the configuration, or CONFIG_INVALID whose parameter `sentence` says in one clear sentence
 * which setting is wrong and what it should be
 */
export function loadConfig(
  environment: Environment,
  root: string,
): Result<Config, 'CONFIG_INVALID'> {
  // An empty setting is one that was left out: shells and compose files write them like that.
  const given = Object.entries(environment).filter(([, value]) => value !== '')
  const parsed = shape.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? '')
    const mustBe = `must be ${explanations[name] ?? 'valid'}`
    const sentence = secrets.has(name)
      ? `${name} (not shown here) ${mustBe}.`
      : `${name} is "${environment[name] ?? ''}", but it ${mustBe}.`
    return err('CONFIG_INVALID', { sentence })
  }
  const settings = parsed.data
  if (environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0') {
    const sentence =
      'NODE_TLS_REJECT_UNAUTHORIZED is 0, so any certificate would be believed: remove it.'
    return err('CONFIG_INVALID', { sentence })
  }
  if (settings.TARTIP_ROLE !== 'all' && settings.DATABASE_URL === undefined) {
    const sentence = `TARTIP_ROLE is "${settings.TARTIP_ROLE}", but processes that share the work need one database: give it in DATABASE_URL.`
    return err('CONFIG_INVALID', { sentence })
  }
  const demoMode =
    (settings.TARTIP_DEMO ?? (settings.DATABASE_URL === undefined ? 'on' : 'off')) === 'on'
  // A code that opens the bank for an hour is for tests of the demo.
  if (!demoMode && settings.TARTIP_CODE_DRIFT_STEPS > 2) {
    const sentence = `TARTIP_CODE_DRIFT_STEPS is "${settings.TARTIP_CODE_DRIFT_STEPS}", but it must be at most 2 when TARTIP_DEMO is off.`
    return err('CONFIG_INVALID', { sentence })
  }
  const s3 = s3Of(settings)
  if (!s3.ok) return s3
  const captcha = captchaOf(settings)
  if (!captcha.ok) return captcha
  return ok({
    captcha: captcha.value,
    port: settings.PORT ?? usualPorts[settings.TARTIP_ROLE],
    // Without a proxy in front nobody watches the readiness.
    shutdownNoticeMs:
      settings.TARTIP_SHUTDOWN_NOTICE_MS ??
      (settings.TARTIP_PUBLIC_ORIGIN === undefined ? 0 : 3_000),
    host: settings.HOST,
    databaseUrl: settings.DATABASE_URL,
    dataDir: resolve(root, settings.TARTIP_DATA_DIR),
    // A database of one's own is a real bank's until somebody says otherwise: the console of the demo
    // lets everybody sign in as everybody.
    demoMode,
    isDevelopment: settings.TARTIP_MODE === 'development',
    publicOrigin: settings.TARTIP_PUBLIC_ORIGIN?.replace(/\/$/, ''),
    secretKey: settings.TARTIP_SECRET_KEY,
    role: settings.TARTIP_ROLE,
    logLevel: settings.TARTIP_LOG_LEVEL,
    rateLimitPerMinute: settings.TARTIP_RATE_LIMIT,
    smsResendSeconds: settings.TARTIP_SMS_RESEND_SECONDS,
    codeDriftSteps: settings.TARTIP_CODE_DRIFT_STEPS,
    captchaRounds: settings.TARTIP_CAPTCHA_ROUNDS,
    twinStepDelayMs: settings.TARTIP_TWIN_STEP_MS,
    twinObservesHours: (settings.TARTIP_TWIN_HOURS ?? (demoMode ? 'off' : 'on')) === 'on',
    // The names of the lists are put behind it.
    nbkrFeed: settings.TARTIP_NBKR_FEED?.replace(/\/?$/, '/'),
    bank: {
      ownPrefix: settings.TARTIP_BANK_BIC.slice(0, 3),
      bic: settings.TARTIP_BANK_BIC,
      qrProvider: settings.TARTIP_QR_PROVIDER,
    },
    s3: s3.value,
  })
}

/** A store without its key would only fail at the first file, long after the start. */
function s3Of(settings: z.infer<typeof shape>): Result<S3Config | undefined, 'CONFIG_INVALID'> {
  const endpoint = settings.TARTIP_S3_ENDPOINT
  const accessKeyId = settings.TARTIP_S3_ACCESS_KEY
  const secretAccessKey = settings.TARTIP_S3_SECRET_KEY
  if (endpoint === undefined) return ok(undefined)
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    const sentence =
      'TARTIP_S3_ENDPOINT is given: give TARTIP_S3_ACCESS_KEY and TARTIP_S3_SECRET_KEY too.'
    return err('CONFIG_INVALID', { sentence })
  }
  const [bucket, region] = [settings.TARTIP_S3_BUCKET, settings.TARTIP_S3_REGION]
  return ok({ endpoint, bucket, region, accessKeyId, secretAccessKey })
}

function captchaOf(settings: z.infer<typeof shape>): Result<Config['captcha'], 'CONFIG_INVALID'> {
  const provider = settings.TARTIP_CAPTCHA_PROVIDER
  const siteKey = settings.TARTIP_CAPTCHA_SITE_KEY
  const secret = settings.TARTIP_CAPTCHA_SECRET
  if (provider === undefined && siteKey === undefined && secret === undefined) return ok(undefined)
  if (provider !== undefined && siteKey !== undefined && secret !== undefined) {
    return ok({ provider, siteKey, secret })
  }
  const sentence =
    'A captcha provider needs TARTIP_CAPTCHA_PROVIDER, TARTIP_CAPTCHA_SITE_KEY and TARTIP_CAPTCHA_SECRET together; leave all three out for the own proof of work.'
  return err('CONFIG_INVALID', { sentence })
}

/** The environment of this process; requested here alone. */
export const processEnvironment = (): Environment => process.env
