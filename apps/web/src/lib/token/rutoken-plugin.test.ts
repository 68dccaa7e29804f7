import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { faultOfRejection } from './rutoken-faults.ts'
import type { ParsedCertificate, RutokenExtension, RutokenPlugin } from './rutoken-extension.ts'
import { createRutokenPlugin } from './rutoken-plugin.ts'
import { TokenError, withTimeout } from './token-device.ts'

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')
const codeNames = read('rutoken-error-codes.tsv')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.split('\t')[0] ?? '')
const codes = Object.fromEntries(codeNames.map((name, index) => [name, 500 + index]))

const companyInn = '02212199910019'
const now = Date.parse('2026-11-30T04:00:00Z')
const good: ParsedCertificate = {
  validNotBefore: '2026-01-01T00:00:00Z',
  validNotAfter: '2027-01-01T00:00:00Z',
  subject: [{ rdn: 'organizationIdentifier', value: companyInn }],
}

interface World {
  devices: ArrayLike<number>
  serials: Record<number, string>
  certificates: Record<string, ParsedCertificate>
  login: (string | undefined)[]
  sign: (string | undefined)[]
  isPluginInstalled: boolean
  initialised: number
  signedData: string[]
  signedWith: string[]
  isLoggedIn: boolean
  model: string
  retriesLeft: number | undefined
  options: Readonly<Record<string, boolean | number>>[]
}
let world: World
let extension: RutokenExtension

/** The vendor's members are thenables without `catch`, and reject with an error whose message is a number. */
const thenable = <T>(work: () => T): PromiseLike<T> => {
  const promise = new Promise<T>((resolve, reject) => {
    try {
      resolve(work())
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)))
    }
  })
  // oxlint-disable-next-line unicorn/no-thenable -- that is what the vendor's extension gives
  return { then: (done, failed) => promise.then(done, failed) }
}
const rejecting = (name: string | undefined): void => {
  if (name !== undefined) throw new Error(String(codes[name]))
}

beforeEach(() => {
  world = {
    devices: [0],
    serials: { 0: 'serial-a', 3: 'serial-a', 7: 'serial-b' },
    certificates: { certificate: good },
    login: [],
    sign: [],
    isPluginInstalled: true,
    initialised: 0,
    signedData: [],
    signedWith: [],
    isLoggedIn: false,
    model: 'Rutoken ECP',
    retriesLeft: undefined,
    options: [],
  }
  const plugin: RutokenPlugin = {
    errorCodes: thenable(() => codes),
    TOKEN_INFO_SERIAL: thenable(() => 1),
    TOKEN_INFO_LABEL: thenable(() => 2),
    CERT_CATEGORY_USER: thenable(() => 3),
    DATA_FORMAT_BASE64: thenable(() => 4),
    TOKEN_INFO_MODEL: thenable(() => 5),
    TOKEN_INFO_PINS_INFO: thenable(() => 6),
    HASH_TYPE_SHA256: thenable(() => 256),
    enumerateDevices: () => thenable(() => world.devices),
    getDeviceInfo: (device, what) => thenable(() => infoOf(device, what)),
    enumerateCertificates: () => thenable(() => Object.keys(world.certificates)),
    parseCertificate: (_device, id) => thenable(() => world.certificates[id] ?? good),
    login: () =>
      thenable(() => {
        rejecting(world.login.shift())
        world.isLoggedIn = true
      }),
    logout: () =>
      thenable(() => {
        world.isLoggedIn = false
      }),
    sign: (_device, certificate, data, _format, options) =>
      thenable(() => {
        rejecting(world.sign.shift())
        world.options.push(options)
        world.signedWith.push(certificate)
        world.signedData.push(data)
        return `-----BEGIN CMS-----\ncms ${data}\n-----END CMS-----`
      }),
  }
  extension = {
    initialize: () =>
      thenable(() => {
        world.initialised += 1
        if (world.initialised > 1) throw new Error('initialised twice')
      }),
    isPluginInstalled: () => thenable(() => world.isPluginInstalled),
    loadPlugin: () => thenable(() => plugin),
  }
})

function infoOf(device: number, what: number): unknown {
  if (what === 1) return world.serials[device] ?? ''
  if (what === 5) return world.model
  return what === 6 ? { retriesLeft: world.retriesLeft } : 'Rutoken ECP 2.0'
}

const page = { wait: async () => undefined, now: () => now, isHandheld: () => false }
const device = (found: () => RutokenExtension | undefined = () => extension) =>
  createRutokenPlugin({ ...page, extension: found, companyInn })
const sign = (texts: readonly string[], own = device()) =>
  own.sign('87654321', texts, () => undefined)

describe('the plugin', () => {
  test('without its extension is reported separately from an extension without its plugin', async () => {
    await expect(device(() => undefined).find()).rejects.toThrow('TOKEN_EXTENSION_MISSING')
    world.isPluginInstalled = false
    await expect(device().find()).rejects.toThrow('TOKEN_PLUGIN_MISSING')
  })

  test('does not exist for a phone, which is shown at once', async () => {
    const wait = async () => Promise.reject(new Error('nobody waits'))
    const onPhone = { ...page, wait, isHandheld: () => true, companyInn }
    const phone = createRutokenPlugin({ ...onPhone, extension: () => undefined })
    await expect(phone.find()).rejects.toThrow('TOKEN_NOT_ON_PHONE')
  })

  test('is found though its extension comes late, and at once after it is installed', async () => {
    let calls = 0
    const late = () => {
      calls += 1
      return calls > 8 ? extension : undefined
    }
    expect(await device(late).find()).toEqual({
      label: 'Rutoken ECP 2.0',
      validUntil: '2027-01-01T00:00:00Z',
    })
  })

  test('is initialised once, however many screens request it', async () => {
    await device().find()
    await device().find()
    await sign(['text'])
    expect(world.initialised).toBe(1)
  })
})

describe('a token', () => {
  test('that is missing or not alone is reported, and found after it is put in', async () => {
    const own = device()
    world.devices = []
    await expect(own.find()).rejects.toThrow('NOT_DEVICE')
    world.devices = [0, 7]
    await expect(own.find()).rejects.toThrow('NOT_ONE_DEVICE')
    world.devices = { 0: 0, length: 1 }
    expect((await own.find()).label).toBe('Rutoken ECP 2.0')
  })

  test.each(['Rutoken S', 'Rutoken S 64K', 'Rutoken Lite'])(
    'of the model %s keeps keys and cannot sign, which is shown before a PIN is requested',
    async model => {
      world.model = model
      await expect(device().find()).rejects.toThrow('UNSUPPORTED_BY_TOKEN')
    },
  )

  test.each(['Rutoken ECP', 'Rutoken ECP 2.0', 'Rutoken ECP SC', 'Rutoken PINPad 2'])(
    'of the model %s signs',
    async model => {
      world.model = model
      expect((await sign(['text'])).signatures).toHaveLength(1)
      expect((await device().find()).label).toBe('Rutoken ECP 2.0')
    },
  )

  test('that got another number by re-plugging is known by its serial', async () => {
    const own = device()
    await own.find()
    world.devices = [7, 3]
    expect((await sign(['text'], own)).signatures).toHaveLength(1)
  })

  test.each([
    ['NOT_CERT', {}],
    ['CERTIFICATE_EXPIRED', { one: { ...good, validNotAfter: '2026-01-01T00:00:00Z' } }],
    ['CERTIFICATE_NOT_YET_VALID', { one: { ...good, validNotBefore: '2099-01-01T00:00:00Z' } }],
    ['CERTIFICATE_NOT_OF_COMPANY', { one: { ...good, subject: [{ rdn: 'o', value: 'другая' }] } }],
  ] as const)('with no better certificate says %s', async (code, certificates) => {
    world.certificates = certificates
    await expect(device().find()).rejects.toThrow(code)
  })

  test('of several certificates takes the valid one of the company', async () => {
    world.certificates = {
      old: { ...good, validNotAfter: '2026-02-01T00:00:00Z' },
      newest: { ...good, validNotAfter: '2028-01-01T00:00:00Z' },
      good,
    }
    expect((await device().find()).validUntil).toBe('2028-01-01T00:00:00Z')
  })
})

describe('at sign-in, where nobody is known yet', () => {
  const atSignIn = () =>
    createRutokenPlugin({ ...page, extension: () => extension, companyInn: undefined })
  const other = {
    validNotBefore: '2026-01-01T00:00:00Z',
    validNotAfter: '2028-01-01T00:00:00Z',
    subject: [
      { rdn: 'commonName', value: 'Касымов Ж.' },
      { rdn: 'organizationName', value: 'ОсОО «Көл»' },
    ],
  }

  test('every certificate that is valid may be chosen, and the chosen one signs', async () => {
    world.certificates = { good, other, old: { ...good, validNotAfter: '2026-02-01T00:00:00Z' } }
    const token = atSignIn()
    expect((await token.find()).choices).toEqual([
      { id: 'other', label: 'Касымов Ж., ОсОО «Көл»', validUntil: '2028-01-01T00:00:00Z' },
      { id: 'good', label: 'good', validUntil: '2027-01-01T00:00:00Z' },
    ])
    await token.sign('87654321', ['challenge'], () => undefined, 'good')
    expect(world.signedWith).toEqual(['good'])
  })

  test('a certificate that went away with its token signs nothing', async () => {
    world.certificates = { good }
    await expect(
      atSignIn().sign('87654321', ['challenge'], () => undefined, 'other'),
    ).rejects.toThrow('NOT_CERT')
    expect(world.signedData).toEqual([])
  })
})

describe('signing', () => {
  test('requests SHA-256 of an RSA key and never the plugin’s own choice', async () => {
    await sign(['text'])
    expect(world.options).toEqual([
      { detached: true, addUserCertificate: true, addSignTime: true, rsaHashAlgorithm: 256 },
    ])
  })

  test.each([
    [3, 'PIN_INCORRECT'],
    [0, 'PIN_LOCKED'],
  ])('after a wrong PIN reports that %i tries are left', async (retriesLeft, code) => {
    world.login = ['PIN_INCORRECT']
    world.retriesLeft = retriesLeft
    await expect(sign(['text'])).rejects.toMatchObject({
      code,
      attempts: { attemptsLeft: retriesLeft },
    })
  })

  test('hands the very text over, in UTF-8, and gives bare base64 back', async () => {
    const text = 'purpose: Оплата №5 – ң ө ү & "x"'
    await sign([text])
    const [data = ''] = world.signedData
    expect(new TextDecoder().decode(Uint8Array.from(atob(data), one => one.charCodeAt(0)))).toBe(
      text,
    )
  })

  test.each([
    ['PIN_LENGTH_INVALID', 'PIN_LENGTH_INVALID'],
    ['PIN_INCORRECT', 'PIN_INCORRECT'],
    ['PIN_LOCKED', 'PIN_LOCKED'],
  ])('after a PIN with %s says so', async (name, code) => {
    world.login = [name]
    await expect(sign(['text'])).rejects.toThrow(new TokenError(code as 'PIN_LOCKED'))
    expect(world.signedData).toEqual([])
  })

  test('goes on where another tab has entered the PIN already', async () => {
    world.login = ['ALREADY_LOGGED_IN']
    expect((await sign(['text'])).signatures).toHaveLength(1)
  })

  test.each([
    ['TOKEN_INVALID', 'TOKEN_UNPLUGGED'],
    ['SESSION_INVALID', 'TOKEN_UNPLUGGED'],
    ['FUNCTION_REJECTED', 'TOKEN_REJECTED'],
    ['UNSUPPORTED_BY_TOKEN', 'UNSUPPORTED_BY_TOKEN'],
  ])('that breaks with %s signs nothing, and goes through the second time', async (name, code) => {
    world.sign = [name]
    await expect(sign(['text'])).rejects.toThrow(code)
    expect((await sign(['text'])).signatures).toHaveLength(1)
  })

  test('of a batch keeps what was signed before the token was pulled out', async () => {
    world.sign = [...Array.from({ length: 16 }, () => undefined), 'TOKEN_INVALID']
    const signed = await sign(Array.from({ length: 50 }, (_each, index) => `text ${index}`))
    expect(signed.signatures).toHaveLength(16)
    expect(signed.failure).toBe('TOKEN_UNPLUGGED')
    expect(world.isLoggedIn).toBe(false)
  })

  test('leaves nobody logged in', async () => {
    await sign(['text'])
    expect(world.isLoggedIn).toBe(false)
  })

  test('does not wait for ever for a token that never answers', async () => {
    await expect(withTimeout(new Promise(() => undefined), 1)).rejects.toThrow('TOKEN_SILENT')
  })
})

test('every error of the vendor has a fault with words', () => {
  expect(codeNames).toHaveLength(39)
  const plain = codeNames.filter(
    name => faultOfRejection(new Error(String(codes[name])), codes) === 'UNKNOWN_ERROR',
  )
  // Faults of a program and not of a person or their token.
  expect(plain).toEqual([
    'UNKNOWN_ERROR',
    'BAD_PARAMS',
    'NOT_ENOUGH_MEMORY',
    'CERTIFICATE_CATEGORY_BAD',
    'CERTIFICATE_EXISTS',
    'CERTIFICATE_HASH_NOT_UNIQUE',
    'PKCS11_LOAD_FAILED',
    'ALREADY_LOGGED_IN',
    'KEY_ID_NOT_UNIQUE',
    'DATA_INVALID',
    'BASE64_DECODE_FAILED',
    'PEM_ERROR',
    'ASN1_ERROR',
    'FUNCTION_FAILED',
  ])
  expect(faultOfRejection(new Error('17'), {})).toBe('PIN_INCORRECT')
})

test('each collected scenario is checked here, on the server or in the browser flows', () => {
  const shape = JSON.parse(read('rutoken-scenarios.json')) as readonly { readonly id: string }[]
  const here =
    'RT01 RT02 RT04 RT05 RT07 RT08 RT10 RT11 RT13 RT14 RT16 RT17 RT19 RT22 RT23 RT25 RT26'
  // RT20: the server's own test of certificates; RT28, RT29: the page's headers; RT31, RT32: the signing sheet.
  const elsewhere = 'RT20 RT28 RT29 RT31 RT32'
  expect(shape.map(one => one.id).toSorted()).toEqual(`${here} ${elsewhere}`.split(' ').toSorted())
})
