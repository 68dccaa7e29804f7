import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const load = (environment: Record<string, string>) => loadConfig(environment, '/srv/tartip')
const valueOf = (environment: Record<string, string>) => {
  const loaded = load(environment)
  if (!loaded.ok) throw new Error(String(loaded.error.params['sentence']))
  return loaded.value
}
const sentenceOf = (environment: Record<string, string>) => {
  const loaded = load(environment)
  return loaded.ok ? undefined : loaded.error.params['sentence']
}

describe('settings', () => {
  test('nothing has to be set: a demo on this machine alone', () => {
    expect(valueOf({})).toMatchObject({
      port: 3_000,
      host: 'localhost',
      databaseUrl: undefined,
      dataDir: '/srv/tartip/.data',
      demoMode: true,
      isDevelopment: false,
      role: 'all',
    })
  })

  test('official rates are made up unless the National Bank is named', () => {
    expect(valueOf({}).nbkrFeed).toBeUndefined()
    const feed = 'https://www.nbkr.kg/XML'
    expect(valueOf({ TARTIP_NBKR_FEED: feed }).nbkrFeed).toBe(`${feed}/`)
    expect(valueOf({ TARTIP_NBKR_FEED: `${feed}/` }).nbkrFeed).toBe(`${feed}/`)
    expect(sentenceOf({ TARTIP_NBKR_FEED: 'nbkr.kg' })).toContain('TARTIP_NBKR_FEED')
  })

  test('an empty setting is one that was left out', () => {
    expect(valueOf({ PORT: '', DATABASE_URL: '', TARTIP_DEMO: '' }).port).toBe(3_000)
  })

  test('a database of one’s own has no demo unless it is requested', () => {
    const DATABASE_URL = 'postgresql://u:p@db/tartip'
    expect(valueOf({ DATABASE_URL }).demoMode).toBe(false)
    expect(valueOf({ DATABASE_URL, TARTIP_DEMO: 'on' }).demoMode).toBe(true)
    expect(valueOf({ TARTIP_DEMO: 'off' }).demoMode).toBe(false)
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc", but it must be a port number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000", but it must be a port number from 1 to 65535.'],
    [{ TARTIP_DEMO: 'yes' }, 'TARTIP_DEMO is "yes", but it must be on or off.'],
    [{ TARTIP_ROLE: 'db' }, 'TARTIP_ROLE is "db", but it must be all, api, worker or twin.'],
    [
      { TARTIP_PUBLIC_ORIGIN: 'bank.example' },
      'TARTIP_PUBLIC_ORIGIN is "bank.example", but it must be an address such as https://bank.example.',
    ],
    [
      { TARTIP_ROLE: 'api' },
      'TARTIP_ROLE is "api", but processes that share the work need one database: give it in DATABASE_URL.',
    ],
  ])('a wrong one is reported in one sentence: %j', (environment, sentence) => {
    expect(sentenceOf(environment)).toBe(sentence)
  })

  test.each([
    ['DATABASE_URL', 'mysql://root:hunt@er2@db/tartip?password=hunter3'],
    ['TARTIP_SECRET_KEY', 'hunter2-but-too-short'],
  ])('the sentence about a wrong %s does not repeat it', (name, value) => {
    const sentence = sentenceOf({ [name]: value })
    expect(sentence).toMatch(new RegExp(`^${name} \\(not shown here\\) must be `))
    expect(sentence).not.toMatch(/hunt|er2/)
  })

  test('a NODE_ENV left in the shell does not open the server to unregistered documents', () => {
    expect(valueOf({ NODE_ENV: 'development' }).isDevelopment).toBe(false)
    expect(valueOf({ NODE_ENV: 'whatever' }).isDevelopment).toBe(false)
    expect(valueOf({ TARTIP_MODE: 'development' }).isDevelopment).toBe(true)
  })
})

test.each(['TARTIP_S3_ENDPOINT', 'TARTIP_NBKR_FEED'])(
  '%s is spoken to by TLS, except on this very machine',
  name => {
    const key = { TARTIP_S3_ACCESS_KEY: 'id', TARTIP_S3_SECRET_KEY: 'secret' }
    const load = (address: string) => loadConfig({ ...key, [name]: address }, '/srv').ok
    for (const plain of ['http://store.example', 'http://10.0.0.5:9000', 'http://localhost.evil']) {
      expect([plain, load(plain)]).toEqual([plain, false])
    }
    for (const good of ['https://store.example', 'http://localhost:9000', 'http://127.0.0.1/']) {
      expect([good, load(good)]).toEqual([good, true])
    }
  },
)

test('codes of an hour ago are for the demo, never for a real bank', () => {
  const drift = { TARTIP_CODE_DRIFT_STEPS: '3' }
  expect(valueOf(drift).codeDriftSteps).toBe(3)
  const real = { ...drift, TARTIP_DEMO: 'off' }
  expect(sentenceOf(real)).toBe(
    'TARTIP_CODE_DRIFT_STEPS is "3", but it must be at most 2 when TARTIP_DEMO is off.',
  )
  expect(valueOf({ ...real, TARTIP_CODE_DRIFT_STEPS: '2' }).codeDriftSteps).toBe(2)
})

test('a shell that has switched off the checking of certificates starts nothing', () => {
  expect(loadConfig({ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, '/srv')).toMatchObject({
    error: { params: { sentence: expect.stringContaining('NODE_TLS_REJECT_UNAUTHORIZED') } },
  })
  expect(loadConfig({ NODE_TLS_REJECT_UNAUTHORIZED: '1' }, '/srv').ok).toBe(true)
})

test('a store of files needs its key as well as its address, and the secret is never repeated', () => {
  const store = { TARTIP_S3_ENDPOINT: 'https://s3.example.com', TARTIP_S3_ACCESS_KEY: 'id' }
  expect(loadConfig(store, '/srv')).toMatchObject({
    error: { params: { sentence: expect.stringContaining('TARTIP_S3_SECRET_KEY') } },
  })
  const whole = loadConfig({ ...store, TARTIP_S3_SECRET_KEY: 'secret' }, '/srv')
  expect(whole).toMatchObject({
    value: { s3: { endpoint: 'https://s3.example.com', bucket: 'tartip', accessKeyId: 'id' } },
  })
  expect(loadConfig({}, '/srv')).toMatchObject({ value: { s3: undefined } })
})

test('a captcha provider is set up with all that it needs, or not at all', () => {
  const whole = {
    TARTIP_CAPTCHA_PROVIDER: 'turnstile',
    TARTIP_CAPTCHA_SITE_KEY: 'site',
    TARTIP_CAPTCHA_SECRET: 'secret',
  }
  expect(loadConfig({}, '/')).toMatchObject({ value: { captcha: undefined } })
  expect(loadConfig(whole, '/')).toMatchObject({
    value: { captcha: { provider: 'turnstile', siteKey: 'site', secret: 'secret' } },
  })
  const { TARTIP_CAPTCHA_SECRET: _secret, ...half } = whole
  expect(loadConfig(half, '/')).toMatchObject({ ok: false, error: { code: 'CONFIG_INVALID' } })
})
